/// The name of a type as the compiler and the runtime write it: `Swift.Optional<Kitchen.RecipeEntity>`.
package struct TypeName: Hashable, Sendable, CustomStringConvertible {
  /// The name with its module, without generic arguments.
  package var name: String
  package var arguments: [TypeName]

  /// The depth to which generic arguments are read.
  private static let maximumDepth = 32

  /// Reads a name. What is no name of a nominal type is kept as it is, without arguments. Linear in the
  /// length.
  package init(_ text: String) {
    self.init(Self.plain(text)[...], depth: 0)
  }

  private init(_ text: Substring, depth: Int) {
    guard depth < Self.maximumDepth, text.last == ">", let start = text.firstIndex(of: "<"),
      let parts = Self.split(text[text.index(after: start)...].dropLast())
    else {
      name = Self.normalized(String(text))
      arguments = []
      return
    }
    name = Self.normalized(String(text[..<start]))
    arguments = parts.map { Self($0, depth: depth + 1) }
  }

  /// The parts between the commas of the outermost level; nil when brackets don't match.
  private static func split(_ text: Substring) -> [Substring]? {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "<", "(", "[": depth += 1
      case ">" where index > text.startIndex && text[text.index(before: index)] == "-": break  // An arrow.
      case ">", ")", "]":
        depth -= 1
        if depth < 0 { return nil }
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    guard depth == 0 else { return nil }
    parts.append(text[start...])
    return parts.map { part in part.first == " " ? part.dropFirst() : part }
  }

  /// The text without what differs from process to process: the contexts of private types, and the modules of
  /// extensions.
  private static func plain(_ text: String) -> String {
    guard text.contains("(") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "(") {
      result += rest[..<start]
      rest = rest[start...]
      let isNoise = rest.hasPrefix("(unknown context at ") || rest.hasPrefix("(extension in ")
      guard isNoise, let end = rest.firstIndex(of: ")") else {
        result.append("(")
        rest = rest.dropFirst()
        continue
      }
      rest = rest[rest.index(after: end)...]
      if let next = rest.first, next == "." || next == ":" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  /// The name with the module that sources import, where Foundation is made of several.
  private static func normalized(_ name: String) -> String {
    for part in ["FoundationEssentials.", "FoundationInternationalization."] where name.hasPrefix(part) {
      return "Foundation." + name.dropFirst(part.count)
    }
    return name
  }

  package var description: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }

  /// The module of the type.
  package var module: String { String(name.prefix { $0 != "." }) }

  /// The type's own name, without module and without the types around it.
  package var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
