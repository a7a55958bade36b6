// What views exchange with other programs: dragged and dropped items, copies, shared items, files. Modules above know
// the types of values; here they are content types by their identifiers, and bytes.

/// Items that leave: by dragging, copying or sharing.
package struct ExchangeSource: Sendable {
  /// The identifiers of the types in which the items are offered, best first.
  package let contentTypes: [String]
  /// A Boolean value that indicates whether copying takes the items away (a cut).
  package let removes: Bool
  /// A short text to show or send with the items.
  package let subject: String?
  package let message: String?
  /// A URL that alone stands for the items, if they are one: what a link would carry.
  package let url: URL?
  /// The items, each in the first of its types that conforms to the one that is asked for; nil asks for the
  /// best.
  package let items: @MainActor (_ contentType: String?) async throws -> [ExchangeItem]

  package init(
    contentTypes: [String], removes: Bool = false, subject: String? = nil, message: String? = nil,
    url: URL? = nil, items: @escaping @MainActor (_ contentType: String?) async throws -> [ExchangeItem]
  ) {
    self.contentTypes = contentTypes
    self.removes = removes
    self.subject = subject
    self.message = message
    self.url = url
    self.items = items
  }
}

/// One item on its way.
package struct ExchangeItem: Sendable {
  /// The identifier of the bytes' type.
  package var contentType: String
  /// A name for a file of it.
  package var name: String?
  /// The bytes, or a file with them that lives as long as the call that gets it.
  package var content: Content

  package enum Content: Sendable {
    case data(Data)
    case file(URL)
  }

  package init(contentType: String, name: String? = nil, content: Content) {
    self.contentType = contentType
    self.name = name
    self.content = content
  }
}

/// Items that arrive: by dropping or pasting.
package struct ExchangeTarget: Sendable {
  /// The identifiers of the types that are taken, best first; a subtype is taken too.
  package let contentTypes: [String]
  /// The closure called with true when items are held over the node, and with false when they no longer
  /// are.
  package let targeted: (@MainActor (Bool) -> Void)?
  /// The closure that takes items, at a place from the node's upper leading corner; it returns whether it
  /// took them.
  package let take: @MainActor ([ExchangeItem], CGPoint) async -> Bool

  package init(
    contentTypes: [String], targeted: (@MainActor (Bool) -> Void)? = nil,
    take: @escaping @MainActor ([ExchangeItem], CGPoint) async -> Bool
  ) {
    self.contentTypes = contentTypes
    self.targeted = targeted
    self.take = take
  }
}

/// A choice of files. While `isPresented` a surface lets a person choose, then calls `finish` with the
/// files, with an empty array when the person gave up, or with an error; the files are the app's from then
/// on.
package struct FileImport: Sendable {
  package let isPresented: @MainActor () -> Bool
  package let contentTypes: [String]
  package let allowsMultiple: Bool
  package let finish: @MainActor (Result<[URL], any Error>) -> Void

  package init(
    isPresented: @escaping @MainActor () -> Bool, contentTypes: [String], allowsMultiple: Bool,
    finish: @escaping @MainActor (Result<[URL], any Error>) -> Void
  ) {
    self.isPresented = isPresented
    self.contentTypes = contentTypes
    self.allowsMultiple = allowsMultiple
    self.finish = finish
  }
}

/// A document that is saved elsewhere. While `isPresented` a surface offers what `items` makes (to a
/// browser as a download), then calls `finish` with where it went as far as that is known, with nil when
/// the person gave up, or with an error.
package struct FileExport: Sendable {
  package let isPresented: @MainActor () -> Bool
  package let items: @MainActor () async throws -> [ExchangeItem]
  package let finish: @MainActor (Result<[URL], any Error>?) -> Void

  package init(
    isPresented: @escaping @MainActor () -> Bool,
    items: @escaping @MainActor () async throws -> [ExchangeItem],
    finish: @escaping @MainActor (Result<[URL], any Error>?) -> Void
  ) {
    self.isPresented = isPresented
    self.items = items
    self.finish = finish
  }
}

nonisolated extension View {
  /// Handles an event of the view's nodes, for modules above.
  package func nodeHandler(_ make: @escaping @MainActor () -> NodeHandler?) -> some View {
    modifier(MadeHandler(make: make))
  }
}

/// A handler that is made as the view is evaluated.
private struct MadeHandler {
  let make: @MainActor () -> NodeHandler?
}

extension MadeHandler: PrimitiveModifier {
  typealias Body = Never
  func apply(to context: inout ModifierContext) {
    if let handler = make() { context.add(.handler(handler)) }
  }
}
