import AppShell
import Foundation
import PlainText
import SwiftUICore
import ViewHTML

/// The page of a window: complete without scripts, and with what the client script needs.
@MainActor
struct WindowPage {
  let window: WebWindow
  let assets: WebAssets
  let nonce: String
  let texts: SurfaceTexts

  var html: String {
    let whole = window.inWindow { window.markup.whole() }
    let language = window.shell.context.locale.languageTag
    let isRightToLeft = window.environment.layoutDirection == .rightToLeft
    let path = MarkupEscaping.escaped(window.path(window.history.steps))
    return """
      <!doctype html>
      <html lang="\(MarkupEscaping.escaped(language))" dir="\(isRightToLeft ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <title>\(MarkupEscaping.escaped(window.title))</title>
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
      <meta name="color-scheme" content="light dark">
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f2f2f7">
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000000">
      <link rel="icon" href="\(assets.icon)" type="image/svg+xml">
      <link rel="stylesheet" href="\(assets.style)">\(dialogStyle(whole.html))
      <style nonce="\(nonce)" id="rules">\(whole.styles)</style>
      <script src="\(assets.script)" defer></script>
      <link rel="modulepreload" href="\(assets.more)">
      </head>
      <body>
      \(askedLinks)<form id="f" method="post" action="\(path)" autocomplete="off"\(encoding)>
      <input type="hidden" name="token" value="\(window.token)">
      <noscript><button class="\(StyleClass.screenReader.rawValue)" name="apply" tabindex="-1" aria-hidden="true"></button></noscript>
      <main id="n0" data-w="\(window.number)" data-n="\(window.channel.number)" data-life="\(window.life)" data-more="\(assets.more)" data-dialogs="\(assets.dialogs)" data-most="\(window.app.limits.uploadBytes)" data-longest="\(window.app.limits.messageBytes)"\(texts.attributes)>\(whole.html)</main>
      \(fileFields)<noscript><button class="\(StyleClass.apply.rawValue)" name="apply">\(MarkupEscaping.escaped(texts[.apply]))</button></noscript>
      </form>
      <div id="net" role="status" hidden></div>
      <div id="say" role="status" class="\(StyleClass.screenReader.rawValue)"></div>
      </body>
      </html>

      """
  }

  /// The encoding with which the form is sent: files go in parts.
  private var encoding: String {
    window.requests.choices(in: window.tree).isEmpty ? "" : " enctype=\"multipart/form-data\""
  }

  /// Fields for the files that a person without scripts is to choose.
  private var fileFields: String {
    let fields = window.requests.choices(in: window.tree).map { choice in
      """
      <p class="\(StyleClass.files.rawValue)"><label for="n\(choice.node)-u">\(MarkupEscaping.escaped(texts[.files]))</label>
      <input type="file" id="n\(choice.node)-u" name="n\(choice.node)"\(choice.allowsMultiple ? " multiple" : "")>
      <button name="apply">\(MarkupEscaping.escaped(texts[.apply]))</button>
      <button name="f" value="\(choice.node)">\(MarkupEscaping.escaped(texts[.cancel]))</button></p>
      """
    }
    return fields.isEmpty ? "" : "<noscript>\(fields.joined())</noscript>\n"
  }

  /// The rules of what comes in front, where something does; the script loads them with the first that comes later.
  private func dialogStyle(_ html: String) -> String {
    let some = ["<dialog", "data-shell=dialog", "data-shell=card", "data-shell=notice "]
    let link = "<link rel=\"stylesheet\" href=\"\(assets.dialogs)\">"
    return some.contains(where: html.contains) ? "\n\(link)" : "\n<noscript>\(link)</noscript>"
  }

  /// The links that the app asked to open, for a person without scripts to follow.
  private var askedLinks: String {
    guard !window.asked.isEmpty else { return "" }
    let links = window.asked.map { link in
      let address = MarkupEscaping.escaped(link.address)
      guard let file = link.file.map({ MarkupEscaping.escaped($0) }) else {
        return
          "<a href=\"\(address)\" target=\"_blank\" rel=\"noopener\">\(MarkupEscaping.escaped(texts[.openIt]))</a>"
      }
      return "<a href=\"\(address)\" download=\"\(file)\">\(file)</a>"
    }
    return "<nav class=\"\(StyleClass.asked.rawValue)\">\(links.joined(separator: " "))</nav>\n"
  }
}
