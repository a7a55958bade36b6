/// A link of a page without scripts to what the app asked to be opened, or kept.
struct AskedLink: Sendable, Equatable {
  let address: String
  /// The name of the file at the address; nil where that is opened beside the page.
  var file: String?
}
