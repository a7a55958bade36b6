import Testing
@Test func probe() {
  let s = """
  public enum Outer {
    @AppIntent(schema: .mail.openDraft)
    public struct Open {
      @Dependency var model: Model
    }
  }
  @AppEntity(schema: .photos.recognizedPerson)
  struct Person {
    let id: Int
    var name: String { "x" }
    var isFavorite: Bool
  }
  @UnionValue enum U { case a(Int), b(label: String) }
  struct E: AppEntity {
    @ComputedProperty(title: "X") var a: Int { 3 }
    @DeferredProperty var b: Int { get async throws { 3 } }
  }
  """
  let e = Expansion(s)
  print(e.text); print(e.reports.map { ($0.line, $0.column, $0.message, $0.place, $0.identifier) }); print(e.fixed(s))
}
