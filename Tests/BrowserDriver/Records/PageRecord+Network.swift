import Foundation
import JSONValues

extension PageRecord.Content {
  mutating func noteNetwork(_ method: Substring, _ event: JSONValue) {
    guard let id = event["requestId"]?.string else { return }
    switch method {
    case "requestWillBeSent": noteRequest(id, event)
    case "responseReceived":
      if let response = event["response"] { change(id) { $0.note(response: response) } }
    case "requestServedFromCache": change(id) { $0.isFromCache = true }
    case "dataReceived": change(id) { $0.bodyBytes += event["dataLength"]?.int ?? 0 }
    case "loadingFinished":
      change(id) { request in
        request.hasEnded = true
        request.transferredBytes = request.isFromCache ? 0 : event["encodedDataLength"]?.int ?? 0
      }
    case "loadingFailed":
      change(id) { request in
        request.hasEnded = true
        request.failure = event["blockedReason"]?.string ?? event["errorText"]?.string ?? "failed"
      }
    case "webSocketCreated":
      sockets[id] = event["url"]?.string ?? ""
      add(NetworkRequest(id: id, url: sockets[id] ?? "", method: "GET", kind: "WebSocket"))
    case "webSocketHandshakeResponseReceived":
      openSockets.insert(id)
      if let response = event["response"] { change(id) { $0.note(response: response) } }
    case "webSocketClosed":
      openSockets.remove(id)
      change(id) { $0.hasEnded = true }
    case "webSocketFrameError":
      change(id) { $0.failure = event["errorMessage"]?.string ?? "failed" }
    case "webSocketFrameSent": noteFrame(id, .sent, event)
    case "webSocketFrameReceived": noteFrame(id, .received, event)
    default: break
    }
  }

  private mutating func add(_ request: NetworkRequest) {
    requestPlaces[request.id] = requests.count
    requests.append(request)
  }

  private mutating func change(_ id: String, _ body: (inout NetworkRequest) -> Void) {
    if let place = requestPlaces[id] { body(&requests[place]) }
  }

  private mutating func noteRequest(_ id: String, _ event: JSONValue) {
    // The answer that redirected ends the request before this one.
    if let redirect = event["redirectResponse"] {
      change(id) { request in
        request.note(response: redirect)
        request.transferredBytes = redirect["encodedDataLength"]?.int ?? 0
        request.hasEnded = true
      }
    }
    add(
      NetworkRequest(
        id: id, url: event["request"]?["url"]?.string ?? "",
        method: event["request"]?["method"]?.string ?? "",
        kind: event["type"]?.string ?? "Other", loader: event["loaderId"]?.string))
  }

  private mutating func noteFrame(_ id: String, _ direction: WebSocketFrame.Direction, _ event: JSONValue) {
    guard let frame = event["response"], let payload = frame["payloadData"]?.string else { return }
    let isBinary = frame["opcode"]?.int == 2
    frames.append(
      WebSocketFrame(
        url: sockets[id] ?? "", direction: direction, isBinary: isBinary,
        payloadBytes: isBinary ? Data(base64Encoded: payload)?.count ?? 0 : payload.utf8.count,
        payload: payload, time: event["timestamp"]?.double ?? 0))
  }
}

extension NetworkRequest {
  mutating func note(response: JSONValue) {
    status = response["status"]?.int
    mediaType = response["mimeType"]?.string
    isFromCache = isFromCache || response["fromDiskCache"]?.boolean == true
    if case .object(let members)? = response["headers"] {
      for member in members { header[member.name.lowercased()] = member.value.string ?? "" }
    }
  }
}
