import AppShell
import Foundation
import HTTPServer

extension WebSite {
  /// The page of a window: of the one that the address names, else of a new one.
  func page(_ request: HTTPRequest, _ session: String) async -> HTTPResponse {
    guard let address = address(request) else { return notice(.notFound, .noSuchPage, request) }
    // Beside the main actor: compressing takes about as long as writing the page.
    return await MainActor.run { page(of: address, request, session) }.compressed(for: request, level: 9)
  }

  private func address(_ request: HTTPRequest) -> WindowAddress? {
    WindowAddress(
      rawPath: Substring(request.rawPath), value: request.query["value"], content: request.query["content"])
  }

  private func number(_ request: HTTPRequest) -> Int? {
    request.query["w"].flatMap { $0.utf8.count <= 10 ? Int($0) : nil }
  }

  @MainActor
  private func page(
    of address: WindowAddress, _ request: HTTPRequest, _ session: String
  ) -> HTTPResponse {
    metrics.add(.pages)
    let owner = app.session(session)
    let window: WebWindow
    if let known = number(request).flatMap({ app.window($0, of: owner) }),
      known.address.place == address.place
    {
      window = known
      // The browser's ways back and forward without scripts: an address says how many pages are above the root,
      // and what is open.
      if address.steps.count != known.history.steps.count
        || address.content != nil && address.content != known.history.content
      {
        window.turn.hold { window.go(to: address.steps.count, showing: address.content) }
      }
    } else {
      do {
        var address = address
        if address.place == .first, let text = request.query["open"], let place = app.place(taking: text) {
          address = WindowAddress(place: place)
        }
        window = try app.open(address, in: owner, languages: languages(request))
        window.begin(showing: address.content)
      } catch {
        return refusal(error, request)
      }
    }
    if let text = request.query["open"] {
      // Not on this page: loading it again must not open the address again.
      guard text.utf8.count <= WebWindow.longestAddress, let url = URL(string: text), url.scheme != nil else {
        return refusal(WebSurfaceError(.noScene, "\"open\" expects an address."), request)
      }
      window.turn.hold { window.flush() }
      window.deliver(url)
      window.turn.raise()
      return .seeOther(window.path(window.history.steps))
    }
    return page(of: window, request)
  }

  @MainActor
  private func page(of window: WebWindow, _ request: HTTPRequest) -> HTTPResponse {
    let nonce: String
    do {
      nonce = try SecureToken().text
    } catch {
      return .refusal(.serviceUnavailable, "\(error)")
    }
    window.beginPage()
    let page = WindowPage(window: window, assets: assets, nonce: nonce, texts: texts(request))
    return PageHeaders.page(page.html, nonce: nonce)
      .adding("Content-Language", window.shell.context.locale.languageTag)
      .adding("Vary", "Accept-Language, Cookie")
  }

  private func refusal(_ error: any Error, _ request: HTTPRequest) -> HTTPResponse {
    guard let error = error as? WebSurfaceError else {
      return .refusal(.internalServerError, "The window can't be opened.")
    }
    let status: HTTPStatus = error.code == .tooMuch ? .serviceUnavailable : .notFound
    let texts = texts(request)
    return assets.notices.response(
      status, language: texts.language,
      title: error.code == .noScene ? texts[.noSuchPage] : texts[.notAllowed], text: error.message,
      link: error.code == .noScene ? (texts[.startAgain], "/") : nil)
  }

  /// Takes a form: the events of its fields and its button, then the page of the window again.
  func post(_ request: HTTPRequest, _ session: String) async -> HTTPResponse {
    guard address(request) != nil, let number = number(request) else {
      return notice(.notFound, .noSuchPage, request)
    }
    let form: HTTPForm
    do {
      form = try request.form()
    } catch {
      return .refusal(error.status, error.message)
    }
    return await take(form, number, session, request)
  }

  @MainActor
  private func take(
    _ form: HTTPForm, _ number: Int, _ session: String, _ request: HTTPRequest
  ) async -> HTTPResponse {
    metrics.add(.posts)
    guard let window = app.window(number, of: session) else {
      return notice(.gone, .windowGone, request)
    }
    guard form.fields["token"].map({ window.isToken($0) }) == true else {
      metrics.add(.refusedSession)
      return notice(.forbidden, .notAllowed, request)
    }
    window.receive(form)
    // The page that follows has the links to the files that the form asked for.
    await window.saving.areOffered(within: limits.savingTime)
    return .seeOther(window.path(window.history.steps))
  }
}
