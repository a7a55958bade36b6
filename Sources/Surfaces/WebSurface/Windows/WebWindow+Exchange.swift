import FoundationPlus
import SwiftUICore
import UniformTypeIdentifiers

// What goes from a window to other programs: copies, and what is shared.
extension WebWindow {
  /// Puts the items that a node offers on the browser's clipboard, as text.
  func copy(_ source: ExchangeSource) {
    send(source) { window, parcel in
      guard let text = parcel.text else { return window.announce(window.texts[.nothingToCopy]) }
      window.extra.append(.copy(text, isAddress: false))
    }
  }

  /// Offers the items that a node shares to other programs, by the browser; items that are no text are kept
  /// as a file.
  func share(_ source: ExchangeSource) {
    let (title, message) = (source.subject ?? "", source.message ?? "")
    if let url = source.url {
      let address = path(showing: url) ?? url.absoluteString
      extra.append(.share(title: title, text: message, url: address))
      ask(address)
      return
    }
    send(source) { window, parcel in
      if let text = parcel.text {
        let words = [message, text].filter { !$0.isEmpty }.joined(separator: "\n")
        window.extra.append(.share(title: title, text: words, url: ""))
      }
      for (name, data) in parcel.files { window.offer(name, data) }
    }
  }

  /// The content of a source, for a browser.
  private struct Parcel {
    /// All texts and addresses, one a line; nil where there are none.
    var text: String?
    /// The files that are neither text nor a link.
    var files: [(name: String, data: Data)] = []
  }

  private func send(_ source: ExchangeSource, _ give: @escaping @MainActor (WebWindow, Parcel) -> Void) {
    Task { [weak self] in
      do {
        let isText = source.offers(UTType.plainText.identifier)
        let items = try await source.items(isText ? UTType.plainText.identifier : nil)
        guard let self, !isClosed else { return }
        var (lines, parcel): ([String], Parcel) = ([], Parcel())
        for item in items {
          let data =
            switch item.content {
            case .data(let data): data
            case .file(let url): try Data(contentsOf: url)
            }
          let type = UTType(item.contentType) ?? .data
          if type.conforms(to: .text) || type.conforms(to: .url) {
            lines.append(String(decoding: data, as: UTF8.self))
          } else {
            let ending = type.preferredFilenameExtension.map { "." + $0 } ?? ""
            parcel.files.append((item.name ?? "document" + ending, data))
          }
        }
        parcel.text = lines.isEmpty ? nil : lines.joined(separator: "\n")
        give(self, parcel)
        turn.raise()
      } catch {
        self?.app.report("what a view offers can't be made: \(error)")
        if let self { announce(texts[.nothingToCopy]) }
      }
    }
  }

  /// The surface's own words in the language of the window.
  var texts: SurfaceTexts { SurfaceTexts.preferred(languages) }

  /// Announces the new place of a row that the person moved.
  func sayPlaceOfMovedRow() {
    guard let row = movedRow else { return }
    movedRow = nil
    guard let order = tree.node(row)?.rowOrder else { return }
    extra.append(
      .announce(
        texts[.movedTo].replacing("{0}", with: "\(order.index + 1)").replacing("{1}", with: "\(order.count)"))
    )
  }
}
