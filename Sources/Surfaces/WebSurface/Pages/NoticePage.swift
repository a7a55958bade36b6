import HTTPServer
import PlainText

/// A page that says why there is nothing else to see.
enum NoticePage {
  static func response(
    _ status: HTTPStatus, title: String, text: String, link: (text: String, path: String)? = nil
  ) -> HTTPResponse {
    let anchor = link.map {
      "<p><a href=\"\(MarkupEscaping.escaped($0.path))\">\(MarkupEscaping.escaped($0.text))</a></p>"
    }
    let html = """
      <!doctype html>
      <html>
      <head>
      <meta charset="utf-8">
      <title>\(MarkupEscaping.escaped(title))</title>
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <meta name="color-scheme" content="light dark">
      </head>
      <body>
      <main>
      <h1>\(MarkupEscaping.escaped(title))</h1>
      <p>\(MarkupEscaping.escaped(text))</p>
      \(anchor ?? "")
      </main>
      </body>
      </html>

      """
    var response = HTTPResponse(status: status, text: html, contentType: "text/html; charset=utf-8")
    response.headers["Content-Security-Policy"] =
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}
