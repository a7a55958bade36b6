import AppIntents
import CoreTransferable
import UniformTypeIdentifiers

/// What other apps get when a recipe is handed to them: text, a document, or its address.
extension RecipeEntity: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .json) { recipe in
      try JSONEncoder().encode([recipe.title] + recipe.steps)
    }
    .suggestedFileName { $0.title + ".json" }

    FileRepresentation(exportedContentType: .plainText) { recipe in
      let file = FileManager.default.temporaryDirectory.appending(path: recipe.id.uuidString + ".txt")
      try Data(recipe.card.utf8).write(to: file)
      return SentTransferredFile(file, allowAccessingOriginalFile: false)
    }
    .exportingCondition { !$0.steps.isEmpty }
    .visibility(.ownProcess)

    ProxyRepresentation(exporting: \.card)
  }

  /// The recipe as a card: its name, then its steps.
  public var card: String {
    ([title] + steps.enumerated().map { "\($0.offset + 1). \($0.element)" }).joined(separator: "\n")
  }
}
