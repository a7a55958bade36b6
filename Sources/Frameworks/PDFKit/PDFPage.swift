import Foundation

/// A rectangle of a page.
public enum PDFDisplayBox: Int, Sendable, Hashable {
  case mediaBox = 0
  case cropBox
  case bleedBox
  case trimBox
  case artBox

  var name: String {
    switch self {
    case .mediaBox: "MediaBox"
    case .cropBox: "CropBox"
    case .bleedBox: "BleedBox"
    case .trimBox: "TrimBox"
    case .artBox: "ArtBox"
    }
  }
}

/// A page of a PDF document.
///
/// Not safe to use from several tasks at once.
open class PDFPage: NSObject {
  let file: PDFFile
  let index: Int

  /// The document that contains the page.
  public internal(set) weak var document: PDFDocument?

  init(file: PDFFile, index: Int) {
    self.file = file
    self.index = index
  }

  /// Creates an empty page of 8.5 by 11 inches.
  public override convenience init() {
    let size = CGSize(width: 612, height: 792)
    guard let pages = try? PDFTextPages("", size: size, fontSize: 11), let file = PDFFile(pages.data()) else {
      preconditionFailure("An empty page is always a page: qpdf can't be working.")
    }
    self.init(file: file, index: 0)
  }

  /// Returns a rectangle of the page in points, from the lower left corner. The crop box defaults to the
  /// media box, and the others to the crop box (ISO 32000-1, 14.11.2).
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    if let edges = file.box(box.name, ofPage: index), edges.allSatisfy(\.isFinite) {
      return CGRect(
        x: min(edges[0], edges[2]), y: min(edges[1], edges[3]), width: abs(edges[2] - edges[0]),
        height: abs(edges[3] - edges[1]))
    }
    switch box {
    case .mediaBox: return CGRect(x: 0, y: 0, width: 612, height: 792)
    case .cropBox: return bounds(for: .mediaBox)
    case .bleedBox, .trimBox, .artBox: return bounds(for: .cropBox)
    }
  }

  /// The clockwise rotation of the page in degrees: 0, 90, 180 or 270.
  public var rotation: Int { file.rotation(ofPage: index) }

  /// The page number, starting at one, or nil if the page is in no document.
  public var label: String? {
    guard let number = document?.index(for: self), number != NSNotFound else { return nil }
    return String(number + 1)
  }

  /// The text of the page in drawing order, with a line break between lines, or nil if there is none.
  ///
  /// Text in fonts without a character map is left out, as is text in images.
  public var string: String? {
    guard let content = file.content(ofPage: index) else { return nil }
    let maps = file.characterMaps(ofPage: index).mapValues(CharacterMap.init)
    var reader = PDFTextReader(content, maps: maps)
    let text = reader.text()
    return text.isEmpty ? nil : text
  }

  /// The number of characters in ``string``.
  public var numberOfCharacters: Int { string?.count ?? 0 }
}
