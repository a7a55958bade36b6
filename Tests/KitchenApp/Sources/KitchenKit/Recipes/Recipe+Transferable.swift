import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A recipe goes from kitchen to kitchen as it is, and is read from plain text.
extension Recipe: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(for: Recipe.self, contentType: .json)

    FileRepresentation(importedContentType: .plainText) { received in
      try recipe(text: String(contentsOf: received.file, encoding: .utf8))
    }

    DataRepresentation(importedContentType: .markdown) { data in
      recipe(text: String(decoding: data, as: UTF8.self))
    }
  }

  /// The first line is the title, each other one a step.
  private static func recipe(text: String) -> Recipe {
    let lines = text.split(separator: "\n").map(String.init)
    return Recipe(
      id: UUID(), title: lines.first ?? "Recipe", course: .main, minutes: 30, steps: Array(lines.dropFirst()))
  }
}

extension UTType {
  /// Text with headings and lists.
  fileprivate static var markdown: UTType {
    UTType(importedAs: "net.daringfireball.markdown", conformingTo: .text)
  }
}
