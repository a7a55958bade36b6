import Foundation
import SwiftUICore
import Testing

@testable import ViewHTML

/// Whole screens are valid, and every control in them has a name.
@MainActor
struct SamplePageTests {
  /// A page of a view, without a server.
  static func page(_ view: any View, scheme: String = "") throws -> (html: String, document: DOMDocument) {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    let tree = ViewTree(environment: environment)
    tree.show(AnyView(erasing: view))
    let window = WindowHTML(tree: tree)
    let html = window.html()
    return (html, try DOMDocument(html, rules: window.rules()))
  }

  @Test(arguments: ["chat", "settings", "controls", "tabs", "alert", "split", "sheet"])
  func controlsHaveNames(_ name: String) throws {
    let view = try #require(SampleScreens.all.first { $0.name == name }).view
    let (html, document) = try Self.page(view)
    for element in document.root.all {
      let isControl = ["button", "input", "select", "textarea", "a"].contains(element.tag)
      let hasRole = ["progressbar", "meter", "radiogroup", "tabpanel"].contains(
        element.attributes["role"] ?? element.tag)
      guard isControl || hasRole else { continue }
      #expect(!document.name(of: element).isEmpty, "\(element.tag) \(element.id ?? "") has no name")
    }
    for image in document.root.all("img") { #expect(image.attributes["alt"] != nil) }
    // For looking at: `VIEWHTML_PAGES=folder swift test`.
    guard let folder = ProcessInfo.processInfo.environment["VIEWHTML_PAGES"] else { return }
    let style = try [StyleSheet.url, StyleSheet.dialogs]
      .map { try String(contentsOf: try #require($0), encoding: .utf8) }.joined()
    for scheme in ["light", "dark"] {
      let text = """
        <!doctype html><html lang="en" data-scheme="\(scheme)"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1"><title>\(name)</title>
        <style>\(style)</style><style>\(document.rules)</style></head>
        <body><form id="f" method="post"><main id="n0">\(html)</main></form></body></html>
        """
      try Data(text.utf8).write(to: URL(filePath: folder).appending(path: "\(name)-\(scheme).html"))
    }
  }
}

extension DOMDocument {
  /// The accessible name, as far as the surface's own ways to give one go.
  func name(of element: DOMElement) -> String {
    if let label = element.attributes["aria-label"], !label.isEmpty { return label }
    if let ids = element.attributes["aria-labelledby"] {
      let text = ids.split(separator: " ").compactMap { self.element(String($0))?.spoken }.joined(
        separator: " ")
      if !text.isEmpty { return text }
    }
    if let id = element.id,
      let label = root.first(where: { $0.tag == "label" && $0.attributes["for"] == id }),
      !label.spoken.isEmpty
    {
      return label.spoken
    }
    var outer = element.parent
    while let next = outer {
      if next.tag == "label" { return next.spoken }
      outer = next.parent
    }
    return ["button", "a"].contains(element.tag) ? element.spoken : element.attributes["title"] ?? ""
  }
}

extension DOMElement {
  /// What is heard of the element: texts, and the words of images.
  var spoken: String {
    if attributes["aria-hidden"] == "true" { return "" }
    if let label = attributes["aria-label"] { return label }
    if tag == "img" { return attributes["alt"] ?? "" }
    return children.map { child in
      switch child {
      case .text(let text): text
      case .element(let element): element.spoken
      }
    }.joined().trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
