/// A module of a script: what it declares, imports and exports.
struct ScriptModule {
  struct Import {
    /// The file as it is written: a path from the folder of the module.
    let module: String
    let names: [(imported: String, local: String)]
    let line: Int
  }

  let file: String
  let scope: Scope
  let pieces: [ScriptPiece]
  let statements: [ScriptStatement]
  let occurrences: [Occurrence]
  let imports: [Import]
  /// The names that others import, with those within the module.
  let exports: [String: String]
}
