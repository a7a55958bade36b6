import JSONValues

/// JSON that people read and compare: names in the order of their bytes, two spaces a level, and on one line
/// what fits on it.
///
/// Linear in the length of the text for each level.
struct JSONLayout {
  private var text = ""
  private static let width = 100

  /// The text of a value, without a line feed at the end.
  static func text(_ value: JSONValue) -> String {
    var layout = JSONLayout()
    layout.write(value, indentation: 0, used: 0)
    return layout.text
  }

  private mutating func write(_ value: JSONValue, indentation: Int, used: Int) {
    let line = Self.line(value)
    if indentation + used + line.count <= Self.width {
      text += line
      return
    }
    let inner = String(repeating: " ", count: indentation + 2)
    switch value {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        write(value, indentation: indentation + 2, used: 1)
      }
      text += "\n" + String(repeating: " ", count: indentation) + "]"
    case .object(let members):
      text += "{"
      for (index, member) in Self.sorted(members).enumerated() {
        let name = Self.line(.string(member.name)) + ": "
        text += (index == 0 ? "\n" : ",\n") + inner + name
        write(member.value, indentation: indentation + 2, used: name.count + 1)
      }
      text += "\n" + String(repeating: " ", count: indentation) + "}"
    default: text += line
    }
  }

  /// A value on one line.
  private static func line(_ value: JSONValue) -> String {
    switch value {
    case .array(let values): return "[" + values.map(line).joined(separator: ", ") + "]"
    case .object(let members):
      let parts = sorted(members).map { line(.string($0.name)) + ": " + line($0.value) }
      return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    default:
      var writer = JSONWriter()
      writer.value(value)
      return String(decoding: writer.bytes, as: UTF8.self)
    }
  }

  private static func sorted(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
