/// Scripts made from modules: each is all that its entry imports, in one scope.
///
/// A script that follows another one may import from the modules of that one. What it imports is handed over:
/// the first script imports a list, `lent`, from `compiler:lent`, and calls the default export of the second with
/// it; the call returns an object with the exports of the second script's entry.
package struct ScriptBundle {
  /// The module that has what the next script is given.
  static let lender = "compiler:lent"

  /// The module that has the classes of the style sheets: `classes.navigationPage`.
  static let classes = "compiler:classes"

  /// A function that reads a module by its path; nil where there is none.
  package typealias Reading = (String) throws -> String?

  private var modules: [String: ScriptModule] = [:]
  private let classes: StyleClassTable?
  private let read: Reading

  /// - Parameter classes: What `compiler:classes` has; nil where modules can't import it.
  package init(classes: StyleClassTable? = nil, reading read: @escaping Reading) {
    (self.classes, self.read) = (classes, read)
  }

  /// The output of one or two scripts, by the paths of their entries.
  ///
  /// - Throws: `MinificationError`.
  package mutating func scripts(_ entries: [String]) throws -> [String] {
    guard (1...2).contains(entries.count) else {
      throw MinificationError(.input, "there are one or two scripts", file: "", line: 0)
    }
    let first = try order(from: entries[0], without: [])
    let second = entries.count > 1 ? try order(from: entries[1], without: first) : []
    let (bundle, follower) = (Scope(in: nil, isFunction: true), Scope(in: nil, isFunction: true))
    for file in first { gather(file, in: bundle) }
    for file in second { gather(file, in: follower) }

    var lending: [Occurrence] = []
    var borrowed: [(lent: Variable, borrowed: Variable)] = []
    for file in first { try resolve(file, lending: &lending) { _, variable in variable } }
    for file in second {
      try resolve(file, lending: &lending) { occurrence, variable in
        guard variable.scope === bundle else { return variable }
        if let known = borrowed.first(where: { $0.lent === variable }) { return known.borrowed }
        guard variable.isConstant else {
          throw MinificationError(
            .missing, "“\(occurrence.name)” changes, and the first script hands over its value once",
            file: file, line: occurrence.line)
        }
        let own = Variable(variable.name, in: follower, isConstant: true)
        borrowed.append((variable, own))
        return own
      }
    }
    for occurrence in lending {
      for (variable, _) in borrowed {
        let use = Occurrence(variable.name, in: occurrence.scope, line: occurrence.line)
        use.variable = variable
        variable.occurrences.append(use)
      }
    }
    let returned = try second.last.map { try exported(by: $0, in: follower) } ?? []
    try checkUse(of: first + second)
    try checkOrder(of: first)
    try checkOrder(of: second)

    var namer = ScriptNamer()
    for file in first + second {
      if let module = modules[file] { namer.add(module.occurrences) }
    }
    namer.add(borrowed.map(\.borrowed))
    namer.nameAll()

    let lent = borrowed.map(\.lent).map { $0.shortName ?? $0.name }
    var output = ["'use strict';(()=>{" + printed(first, lent: lent) + "})()"]
    if entries.count > 1 {
      let parameters = borrowed.map { $0.borrowed.shortName ?? $0.borrowed.name }.joined(separator: ",")
      let results = returned.map { "\($0.name):\($0.shortName)" }.joined(separator: ",")
      output.append(
        "export default([\(parameters)])=>{" + printed(second, lent: []) + ";return{\(results)}}")
    }
    return output
  }

  // MARK: Modules

  /// The modules that an entry needs, each behind what it imports.
  private mutating func order(from entry: String, without others: [String]) throws -> [String] {
    var ordered: [String] = []
    var seen = Set(others)
    try visit(entry, seen: &seen, ordered: &ordered, from: (entry, 0))
    return ordered
  }

  private mutating func visit(
    _ path: String, seen: inout Set<String>, ordered: inout [String], from place: (file: String, line: Int)
  ) throws {
    guard seen.insert(path).inserted else { return }
    guard let source = try read(path) else {
      throw MinificationError(
        .missing, "there is no module “\(path)”", file: place.file, line: place.line)
    }
    let module = try ScriptParser.module(source, file: path, classes: classes)
    modules[path] = module
    for item in module.imports where ![Self.lender, Self.classes].contains(item.module) {
      try visit(
        Self.path(item.module, from: path), seen: &seen, ordered: &ordered, from: (path, item.line))
    }
    ordered.append(path)
  }

  /// The path of a module that another one names.
  private static func path(_ name: String, from file: String) -> String {
    var parts = file.split(separator: "/").dropLast()
    for part in name.split(separator: "/") where part != "." {
      if part == ".." { parts = parts.dropLast() } else { parts.append(part) }
    }
    return (file.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Makes what a module declares part of the script's scope, where names of several modules may be the same.
  private func gather(_ file: String, in bundle: Scope) {
    guard let module = modules[file] else { return }
    for variable in module.scope.variables.values { variable.scope = bundle }
    module.scope.enclose(in: bundle)
  }

  private func variable(_ name: String, exportedBy path: String) -> Variable? {
    guard let module = modules[path], let local = module.exports[name] else { return nil }
    return module.scope.variables[local]
  }

  // MARK: Names

  private func resolve(
    _ file: String, lending: inout [Occurrence], _ use: (Occurrence, Variable) throws -> Variable
  ) throws {
    guard let module = modules[file] else { return }
    var imported: [String: Variable] = [:]
    var lender: String?
    var unused: [String: Int] = [:]
    for item in module.imports {
      for (name, local) in item.names {
        // The parser has put the classes in their places.
        if item.module == Self.classes { continue }
        unused[local] = item.line
        if item.module == Self.lender {
          lender = local
        } else if let variable = variable(name, exportedBy: Self.path(item.module, from: file)) {
          imported[local] = variable
        } else {
          throw MinificationError(
            .missing, "“\(item.module)” exports no “\(name)”", file: file, line: item.line)
        }
        if module.scope.variables[local] != nil {
          throw MinificationError(.syntax, "“\(local)” is declared twice", file: file, line: item.line)
        }
      }
    }
    for occurrence in module.occurrences {
      if let variable = occurrence.scope.variable(named: occurrence.name) {
        occurrence.variable = variable
        variable.occurrences.append(occurrence)
        continue
      }
      unused[occurrence.name] = nil
      if occurrence.name == lender {
        occurrence.isLent = true
        lending.append(occurrence)
      } else if let variable = imported[occurrence.name] {
        let own = try use(occurrence, variable)
        occurrence.variable = own
        own.occurrences.append(occurrence)
      }
    }
    for local in module.exports.values { unused[local] = nil }
    if let (name, line) = unused.min(by: { $0.key < $1.key }) {
      throw MinificationError(.unused, "nothing uses the import “\(name)”", file: file, line: line)
    }
  }

  /// What the entry of a following script exports, as uses at its end.
  private func exported(by file: String, in scope: Scope) throws -> [Occurrence] {
    guard let module = modules[file] else { return [] }
    return try module.exports.sorted { $0.key < $1.key }.map { name, local in
      let imported = module.imports.flatMap { item in
        item.names.filter { $0.local == local }.compactMap {
          variable($0.imported, exportedBy: Self.path(item.module, from: file))
        }
      }.first
      guard let variable = module.scope.variables[local] ?? imported, variable.scope === scope else {
        throw MinificationError(
          .missing, "this script declares no “\(local)” to export", file: file, line: 1)
      }
      let occurrence = Occurrence(name, in: scope, line: 1)
      occurrence.variable = variable
      variable.occurrences.append(occurrence)
      return occurrence
    }
  }

  /// Modules declare nothing that nothing uses.
  private func checkUse(of files: [String]) throws {
    for file in files {
      guard let module = modules[file] else { continue }
      for variable in module.scope.variables.values.sorted(by: { $0.name < $1.name })
      where variable.occurrences.count < 2 {
        throw MinificationError(
          .unused, "nothing uses “\(variable.name)”", file: file,
          line: variable.occurrences.first?.line ?? 1)
      }
    }
  }

  /// Modules that import each other run one after the other: what runs at once can't use what comes later.
  private func checkOrder(of files: [String]) throws {
    var missing: Set<ObjectIdentifier> = []
    for file in files.reversed() {
      guard let module = modules[file] else { continue }
      for occurrence in module.occurrences {
        guard let variable = occurrence.variable, missing.contains(ObjectIdentifier(variable)),
          !occurrence.scope.path.prefix(while: { $0 !== module.scope }).contains(where: \.isFunction)
        else { continue }
        throw MinificationError(
          .missing, "“\(occurrence.name)” is used before the module that declares it has run", file: file,
          line: occurrence.line)
      }
      for variable in module.scope.variables.values { missing.insert(ObjectIdentifier(variable)) }
    }
  }

  private func printed(_ files: [String], lent: [String]) -> String {
    var pieces: [ScriptPiece] = []
    var last: (kind: ScriptStatement.Kind, end: Int)?
    for module in files.compactMap({ modules[$0] }) {
      let start = pieces.count
      pieces += module.pieces
      // Declarations of neighbouring modules are joined like those within one.
      if let first = module.statements.first(where: { !$0.pieces.isEmpty }) {
        if case .declaration = first.kind, let last, last.kind == first.kind {
          pieces[last.end - 1].kind = .text(",")
          pieces[start + first.pieces.lowerBound].kind = .nothing
        }
      }
      if let end = module.statements.last(where: { !$0.pieces.isEmpty }) {
        last = (end.kind, start + end.pieces.upperBound)
      }
    }
    return ScriptPrinter.text(of: pieces, lent: lent)
  }
}
