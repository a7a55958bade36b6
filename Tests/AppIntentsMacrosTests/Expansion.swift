import Foundation
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

@testable import AppIntentsMacros

/// A piece of source after its macros were expanded, and what they reported.
struct Expansion {
  /// The source with everything that the macros added.
  var text: String
  /// What was reported, in the order of the source.
  var reports: [Report]
  private var source: SourceFileSyntax

  struct Report {
    var identifier: String
    var message: String
    var line: Int
    var column: Int
    /// The piece of the source that the report stands at.
    var place: String
    var fixes: [FixIt]
  }

  init(_ source: String) {
    let file = Parser.parse(source: source)
    self.source = file
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "/App/Source.swift")])
    let expanded = file.expand(
      macroSpecs: Self.macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    text = "\(expanded)".trimmingCharacters(in: .newlines)
    reports = context.diagnostics.map { diagnostic in
      let place = context.location(
        for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Source.swift")
      return Report(
        identifier: (diagnostic.diagMessage as? MacroDiagnostic)?.identifier ?? "",
        message: diagnostic.message, line: place.line, column: place.column,
        place: diagnostic.node.trimmedDescription, fixes: diagnostic.fixIts)
    }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// What was reported, without where and how it is mended.
  var messages: [String] { reports.map(\.message) }

  /// Whether a line of the expanded source is this one, but for the blanks at its ends.
  func hasLine(_ line: String) -> Bool {
    text.split(separator: "\n").contains { $0.trimmingCharacters(in: .whitespaces) == line }
  }

  /// The source with the fixes of all reports, the first of each.
  func fixed(_ source: String) -> String {
    let edits = reports.compactMap(\.fixes.first).flatMap { fix in
      fix.changes.compactMap { change -> (Range<Int>, String)? in
        guard case .replaceText(let range, let text, let node) = change else { return nil }
        // Nodes that the expansion has cut out of the file start at zero; their own text finds them again.
        let offset = Self.offset(of: node, in: source)
        return (
          (range.lowerBound.utf8Offset + offset)..<(range.upperBound.utf8Offset + offset), text
        )
      }
    }
    var bytes = Array(source.utf8)
    for (range, text) in edits.enumerated().sorted(by: {
      ($0.element.0.lowerBound, $0.offset) > ($1.element.0.lowerBound, $1.offset)
    }).map(\.element) {
      bytes.replaceSubrange(range, with: Array(text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func offset(of node: Syntax, in source: String) -> Int {
    let root = node.root
    guard !root.is(SourceFileSyntax.self) else { return 0 }
    guard let found = source.range(of: root.description) ?? source.range(of: root.trimmedDescription) else {
      return 0
    }
    return source.utf8.distance(from: source.startIndex, to: found.lowerBound)
  }

  private static let schemaProtocols = ["Intent", "Entity", "Enum"].map { kind in
    ["App\(kind)", "AssistantSchema\(kind)", "__UnfinishedSchema\(kind)", "__RejectedSchemaType"]
  }

  private static func spec(_ type: any Macro.Type, _ protocols: [String]) -> MacroSpec {
    MacroSpec(type: type, conformances: protocols.map { "\(raw: $0)" })
  }

  private static let macros: [String: MacroSpec] = {
    let special = [
      "ShowInAppSearchResultsIntent", "OpenIntent", "DeleteIntent", "AudioPlaybackIntent",
      "AudioRecordingIntent", "LiveActivityIntent",
    ]
    let intent = spec(AppIntentMacro.self, schemaProtocols[0] + special)
    let entity = spec(AppEntityMacro.self, schemaProtocols[1] + ["_IntentValue"])
    let enumeration = spec(AppEnumMacro.self, schemaProtocols[2])
    return [
      "AppIntent": intent, "AssistantIntent": intent, "AppEntity": entity, "AssistantEntity": entity,
      "AppEnum": enumeration, "AssistantEnum": enumeration,
      "UnionValue": spec(UnionValueMacro.self, ["AppUnionValue", "_IntentValue"]),
      "ComputedProperty": spec(EntityPropertyMacro.self, []),
      "DeferredProperty": spec(EntityPropertyMacro.self, []),
      "Preview": spec(PreviewMacro.self, []), "Entry": spec(EntryMacro.self, []),
    ]
  }()
}
