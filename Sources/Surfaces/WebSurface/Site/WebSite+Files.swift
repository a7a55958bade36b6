import Foundation
import FoundationPlus
import HTTPServer
import PlainText
import SwiftUICore

extension WebSite {
  /// Takes a file for a node of a window; answers with the reference by which an event names it.
  func upload(_ request: HTTPRequest, _ session: String) async -> HTTPResponse {
    guard let number = request.query["w"].flatMap({ Int($0) }),
      let node = request.query["node"].flatMap({ Int($0) })
    else { return .refusal(.badRequest, "A file needs the window and the node that it is for.") }
    let file: HTTPForm.File
    do {
      let form = try request.form()
      guard let first = form.files.first, form.files.count == 1 else {
        return .refusal(.badRequest, "\(form.files.count) files came; one was expected.")
      }
      file = first
    } catch {
      return .refusal(error.status, error.message)
    }
    return await MainActor.run {
      guard let window = app.window(number, of: session), window.tree.node(node) != nil else {
        metrics.add(.refusedUploads)
        return .refusal(.notFound, "The window, or what the file is for, is no longer there.")
      }
      do {
        return HTTPResponse(text: try window.uploads.add(file, for: node))
      } catch {
        metrics.add(.refusedUploads)
        return .refusal(.contentTooLarge, (error as? WebSurfaceError)?.message ?? "The file is not taken.")
      }
    }
  }

  /// The last component of a name, without what could mean something to a file system or a terminal.
  static func plainName(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? "file"
    let scalars = last.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    let plain = String(String.UnicodeScalarView(scalars.prefix(4_096)))
    return plain.allSatisfy { $0 == "." } ? "file" : ItemProviderFiles.shortened(plain)
  }

  /// An image of the app. What a document of it could do, scripts above all, it may not.
  func image(_ path: String, _ request: HTTPRequest) async -> HTTPResponse {
    let token = String(path.dropFirst(Paths.image.count))
    guard let image = await MainActor.run(body: { app.images.resource(token) }) else {
      return .refusal(.notFound, "There is no such image, or no longer.")
    }
    return HTTPResponse(bytes: [UInt8](image.bytes), contentType: image.type)
      .adding(
        "Content-Security-Policy",
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
      )
      .adding("Cache-Control", "private, max-age=31536000, immutable")
      .compressed(for: request)
  }

  /// Returns the media of a view, or the part of it that the player asks for.
  func media(_ path: String, _ request: HTTPRequest) async -> HTTPResponse {
    let token = String(path.dropFirst(Paths.media.count))
    guard let media = await MainActor.run(body: { app.media.resource(token) }) else {
      return .refusal(.notFound, "There is no such recording, or no longer.")
    }
    do {
      return HTTPResponse.file(
        try OpenFile(path: media.file.path), contentType: media.type, answering: request
      )
      .adding("Content-Security-Policy", "default-src 'none'; sandbox")
      .adding("Content-Disposition", "inline")
    } catch {
      return .refusal(.notFound, "The recording can't be read any more.")
    }
  }

  /// A file that the app offered to the person.
  func offered(_ path: String, _ request: HTTPRequest, _ session: String) async -> HTTPResponse {
    let token = String(path.dropFirst(Paths.file.count))
    let offer = await MainActor.run { app.downloads.offer(token, for: session) }
    guard let offer else { return .refusal(.notFound, "The file is not offered, or no longer.") }
    let name = PercentEncoding.encode(Self.plainName(offer.name))
    var response = HTTPResponse.file(
      offer.file, contentType: "application/octet-stream", answering: request)
    response.headers["Cache-Control"] = "no-store"
    return
      response
      .adding("Content-Disposition", "attachment; filename*=UTF-8''\(name)")
      .adding("Content-Security-Policy", "default-src 'none'; sandbox")
  }
}
