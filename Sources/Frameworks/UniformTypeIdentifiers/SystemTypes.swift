/// The system's declarations, parsed once from ``SystemTypeTable``.
struct SystemTypes: Sendable {
  static let shared = SystemTypes(tables: SystemTypeTable.all)

  private(set) var declarations: [String: TypeDeclaration] = [:]
  private(set) var byExtension: [String: [TypeDeclaration]] = [:]
  private(set) var byMIMEType: [String: [TypeDeclaration]] = [:]

  init(tables: [String]) {
    declarations.reserveCapacity(256)
    byExtension.reserveCapacity(512)
    byMIMEType.reserveCapacity(512)
    for table in tables {
      for line in table.utf8.split(separator: UInt8(ascii: "\n")) { add(line) }
    }
  }

  private mutating func add(_ line: Substring.UTF8View) {
    let fields = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard fields.count == 5 else { return }
    func list(_ field: Substring.UTF8View) -> [String] {
      field.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }
    let summary = String(Substring(fields[4]))
    let declaration = TypeDeclaration(
      String(Substring(fields[0])), origin: .system, parents: list(fields[1]), extensions: list(fields[2]),
      mimeTypes: list(fields[3]), summary: summary.isEmpty ? nil : summary)
    declarations[declaration.identifier.lowercased()] = declaration
    for tag in declaration.extensions { byExtension[tag, default: []].append(declaration) }
    for tag in declaration.mimeTypes { byMIMEType[tag.lowercased(), default: []].append(declaration) }
  }
}
