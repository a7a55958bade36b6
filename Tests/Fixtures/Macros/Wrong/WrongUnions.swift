import AppIntents

@UnionValue struct UnionA {}  // expected-error: can only be attached to an enum, not to a struct
@UnionValue final class UnionB {}  // expected-error: can only be attached to an enum, not to a class
@UnionValue enum UnionC {}  // expected-error: needs at least one case with a value
@UnionValue enum UnionD {
  case a(Int)
  case b  // expected-error: the case 'b' of a union needs one associated value
}
@UnionValue enum UnionE { case a(Int, String) }  // expected-error: has several associated values
@UnionValue enum UnionF {
  case a(Int)
  case b(Int)  // expected-error: already takes a value of type 'Int'
}
@UnionValue enum UnionG<T> { case a(T) }  // expected-error: can't be attached to a generic type

struct UseUnions: AppIntent {
  static let title: LocalizedStringResource = "Use"
  @Parameter(title: "D") var first: UnionD
  @Parameter(title: "E") var second: UnionE?
  @Parameter(title: "F") var third: [UnionF]
  func perform() async throws -> some IntentResult { .result() }
}
