/// The text of the extension that makes an enum a union.
struct UnionSource {
  var type: String
  var access: String
  var conformances: [String]
  /// The names of the cases, as they are written.
  var names: [String]
  /// The cases with their values, or nil after a mistake. The extension then only has the right form, so that
  /// the mistake is the one thing that is reported.
  var cases: [UnionCase]?

  var text: String {
    let clause =
      conformances.isEmpty
      ? "" : ": " + conformances.map { "nonisolated AppIntents.\($0)" }.joined(separator: ", ")
    return """
      extension \(type)\(clause) {
        \(access)nonisolated enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
          \(access)typealias UnionValue = \(type)
          \(lines(distinctNames, indentation: "    ") { "case \($0)" })
        }
        \(access)nonisolated static func __payloadType(of unionCase: Cases) -> any AppIntents._IntentValue.Type {
          \(payloadTypes)
        }
        \(access)nonisolated var __unionCase: Cases {
          \(unionCase)
        }
        \(access)nonisolated var __payload: any Swift.Sendable {
          \(payload)
        }
        \(access)nonisolated init?(__unionCase: Cases, payload: any Swift.Sendable) {
          \(initialiser)
        }
      }
      """
  }

  private var payloadTypes: String {
    guard let cases else { return "Swift.Never.self" }
    return switching("unionCase", cases) { "case .\($0.spelled): (\($0.payload.description)).self" }
  }

  private var unionCase: String {
    guard let cases else { return "Swift.fatalError()" }
    return switching("self", cases) { "case .\($0.spelled): .\($0.spelled)" }
  }

  private var payload: String {
    guard let cases else { return "Swift.fatalError()" }
    return switching("self", cases) { "case \($0.applied(to: "let value")): value" }
  }

  private var initialiser: String {
    guard let cases else { return "return nil" }
    return switching("__unionCase", cases) {
      """
      case .\($0.spelled):
            guard let value = payload as? \($0.payload.description) else { return nil }
            self = \($0.applied(to: "value"))
      """
    }
  }

  private var distinctNames: [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func switching(_ value: String, _ cases: [UnionCase], _ line: (UnionCase) -> String) -> String {
    "switch \(value) {\n    " + lines(cases, indentation: "    ", line) + "\n    }"
  }

  private func lines<T>(_ values: [T], indentation: String, _ line: (T) -> String) -> String {
    values.map(line).joined(separator: "\n" + indentation)
  }
}
