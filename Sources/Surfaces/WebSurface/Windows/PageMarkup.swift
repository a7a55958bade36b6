import AppIntents
import AppShell
import SwiftUICore
import ViewHTML

/// The markup with which browsers show the nodes of one window, by `ViewHTML`.
@MainActor
struct PageMarkup {
  private let html: WindowHTML
  private let references: ShellReferences

  init(_ tree: ViewTree, images: ImageResources, media: MediaFiles, words: SurfaceWords) {
    let references = ShellReferences(tree)
    self.references = references
    var options = HTMLOptions()
    options.words = words
    options.resource = { images.path(for: $0) }
    options.media = { media.path(for: $0) }
    options.decoration = { Self.attributes(for: $1, of: $0, references) }
    html = WindowHTML(tree: tree, options: options)
  }

  /// Returns the attributes of a node that the client script needs beside its markup.
  private static func attributes(
    for attributes: NodeAttributes, of node: Int, _ references: ShellReferences
  ) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = []
    if attributes[AppEntityIdentifierKey.self] != nil { result.append(("data-entity", "")) }
    if attributes[LateArrivalKey.self] == true { result.append(("data-late", "")) }
    if let part = attributes[ShellPartKey.self] {
      result += references.attributes(of: part, at: node)
      if case .combobox = part { result.append(("data-k", "")) }
    }
    if let role = attributes[PageRoleKey.self] {
      let taken = Set(result.map(\.name))
      result += role.attributes.filter { !taken.contains($0.name) }
    }
    if let intake = attributes[FileIntakeKey.self] {
      result.append(("data-files", intake.allowsSeveral ? "several" : "one"))
    }
    return result
  }

  /// All that stands inside of the page's main element, and the style rules that it uses.
  func whole() -> (html: String, styles: String) {
    references.forget()
    let body = html.html()
    return (body, html.rules())
  }

  /// Returns the changes that a browser makes for an update, as JSON arrays with commas between them.
  ///
  /// - Parameter showsText: Gives the revision with which a text goes to the field of a node; nil where the browser
  ///   has it.
  func operations(_ update: TreeUpdate, showsText: (_ node: Int, _ text: String) -> Int?) -> [UInt8] {
    var patches = html.patches(for: update)
    patches += references.patches().filter { !patches.contains($0) }
    patches = patches.compactMap { patch -> ViewPatch? in
      guard case .value(let address, let text, nil) = patch else { return patch }
      return showsText(address.node, text).map { .value(address, text, revision: $0) }
    }
    guard !patches.isEmpty else { return [] }
    // Without the brackets around.
    return Array(ViewPatch.json(patches).dropFirst().dropLast())
  }

  /// The steps that set the fields of a node to what the node holds.
  func fields(of node: Int) -> [ViewPatch] { html.fields(of: node) }
}
