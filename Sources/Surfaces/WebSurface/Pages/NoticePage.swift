import HTTPServer
import PlainText
import ViewHTML

/// A page that says why there is nothing else to see, in the look of the windows.
struct NoticePage: Sendable {
  /// The path of the style sheet, which browsers get that aren't let in as well.
  let style: String
  /// The path of the icon.
  let icon: String

  /// Returns the page as a response that nobody keeps.
  ///
  /// - Parameters:
  ///   - language: The language of the texts, such as `en`.
  ///   - text: What is said below the title; nothing where it is empty.
  ///   - link: The way on, if there is one.
  func response(
    _ status: HTTPStatus, language: String, title: String, text: String,
    link: (text: String, path: String)? = nil
  ) -> HTTPResponse {
    let paragraph =
      text.isEmpty
      ? "" : "\n<p class=\"\(StyleClass.description.rawValue)\">\(MarkupEscaping.escaped(text))</p>"
    let classes = [StyleClass.vstack, .unavailable, .notice].map(\.rawValue).joined(separator: " ")
    let anchor = link.map {
      "\n<a href=\"\(MarkupEscaping.escaped($0.path))\">\(MarkupEscaping.escaped($0.text))</a>"
    }
    let html = """
      <!doctype html>
      <html lang="\(MarkupEscaping.escaped(language))">
      <head>
      <meta charset="utf-8">
      <title>\(MarkupEscaping.escaped(title))</title>
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="\(icon)" type="image/svg+xml">
      <link rel="stylesheet" href="\(style)">
      </head>
      <body>
      <main class="\(classes)">
      <img src="\(icon)" alt="" width="64" height="64">
      <h1 class="\(StyleClass.label.rawValue)">\(MarkupEscaping.escaped(title))</h1>\(paragraph)\(anchor ?? "")
      </main>
      </body>
      </html>

      """
    var response = HTTPResponse(status: status, text: html, contentType: "text/html; charset=utf-8")
    response.headers["Content-Security-Policy"] =
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'"
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}
