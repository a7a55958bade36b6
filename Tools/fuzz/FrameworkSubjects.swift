import Foundation
import TextAnalysis

#if !canImport(Darwin)
  import FoundationPlus
  import PDFKit
  import UniformTypeIdentifiers
#endif

extension Subject {
  /// What the frameworks read from outside. On Apple's platforms these are the system's, and not for us to test.
  static func frameworks() -> [Subject] {
    #if canImport(Darwin)
      return []
    #else
      return [
        Subject(name: "markdown", openings: ["| a | b |\n|-|-|\n| "]) {
          bytes, _ in
          let text = String(decoding: bytes, as: UTF8.self)
          guard let read = try? AttributedString(markdown: text) else { return nil }
          guard bytes.count < 4_096 else { return nil }
          let coded = try JSONDecoder().decode(AttributedString.self, from: JSONEncoder().encode(read))
          return String(coded.characters) == String(read.characters) ? nil : "coding changes the text"
        },
        Subject(
          name: "attributed text", openings: ["[\"a\",{\"link\":\""]
        ) { bytes, _ in
          _ = try? JSONDecoder().decode(AttributedString.self, from: Data(bytes))
          return nil
        },
        Subject(
          name: "predicates", openings: ["", "SELF IN {1, "]
        ) { bytes, _ in
          let text = String(decoding: bytes, as: UTF8.self)
          guard let predicate = try? NSPredicate(parsing: text) else { return nil }
          let dish: [String: Any] = ["name": "Dal", "a": 1, "dishes": [["name": "Rice"]], "tags": ["red"]]
          return predicate.evaluate(with: dish) == predicate.evaluate(with: dish) ? nil : "two answers"
        },
        Subject(name: "pdf", openings: ["%PDF-1.7\n"]) { bytes, _ in
          guard let document = PDFDocument(data: Data(bytes)) else { return nil }
          for index in 0..<min(document.pageCount, 3) { _ = document.page(at: index)?.string }
          return nil
        },
        Subject(name: "types", openings: ["dyn.ah62d"]) { bytes, _ in
          let text = String(decoding: bytes.prefix(4_096), as: UTF8.self)
          guard let type = UTType(text) else { return nil }
          if type.conforms(to: type) == false { return "a type that does not conform to itself" }
          _ = type.supertypes
          return nil
        },
      ]
    #endif
  }
}
