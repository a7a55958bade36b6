import CoreTransferable
import Foundation

extension UTType {
  static let recipe = UTType(exportedAs: "org.beckon.test.transfer.recipe", conformingTo: .json)
}

/// Something that a person would share: a model that travels as its own type and as text.
struct Recipe: Codable, Equatable, Transferable {
  var title: String
  var steps: [String]

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .recipe)
    DataRepresentation(exportedContentType: .html) { recipe in Data("<h1>\(recipe.title)</h1>".utf8) }
    ProxyRepresentation(exporting: \.title)
      .suggestedFileName { "\($0.title) recipe" }
  }

  static let soup = Recipe(title: "Soup", steps: ["Boil", "Eat"])
}

struct Refusal: Error, Equatable {
  var reason = "no"
}
