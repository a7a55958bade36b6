import HTTPServer

/// The header fields that keep pages from doing, and from being used for, what they are not for.
enum PageHeaders {
  /// Returns the content security policy of a window's page (Content Security Policy Level 3): it may load
  /// its own script, style sheet, images and live channel, and the style rules with a name that only this
  /// answer has.
  ///
  /// Scripts and styles in the markup never run; markup that a script makes has to go through the one place
  /// that the client script has for it (Trusted Types).
  static func policy(nonce: String) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-\(nonce)'",
      "img-src 'self' data: blob:", "media-src 'self' blob:", "font-src 'self'",
      "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
      "require-trusted-types-for 'script'", "trusted-types beckon",
    ].joined(separator: "; ")
  }

  /// The fields of every answer that may become a document.
  static let common: [(String, String)] =
    everywhere + [
      ("Referrer-Policy", "same-origin"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("X-Frame-Options", "DENY"),
      (
        "Permissions-Policy",
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), "
          + "microphone=(), midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), "
          + "xr-spatial-tracking=()"
      ),
    ]

  /// The fields of every answer. Pictures, styles and scripts have no others: what frames a document, what opens it
  /// and what it may use doesn't concern them, and those fields are as long as a small picture.
  private static let everywhere = [
    ("X-Content-Type-Options", "nosniff"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  private static func isPart(_ type: String) -> Bool {
    ["image/", "font/", "text/css", "text/javascript"].contains(where: type.hasPrefix)
  }

  /// An answer with the common fields, where it doesn't have them.
  static func applied(to response: HTTPResponse) -> HTTPResponse {
    var response = response
    let fields = isPart(response.headers["Content-Type"] ?? "") ? everywhere : common
    for (name, value) in fields where response.headers[name] == nil { response.headers[name] = value }
    return response
  }

  /// An HTML page that nobody keeps.
  static func page(_ html: String, status: HTTPStatus = .ok, nonce: String) -> HTTPResponse {
    var response = HTTPResponse(status: status, text: html, contentType: "text/html; charset=utf-8")
    response.headers["Content-Security-Policy"] = policy(nonce: nonce)
    response.headers["Cache-Control"] = "no-store"
    return response
  }
}
