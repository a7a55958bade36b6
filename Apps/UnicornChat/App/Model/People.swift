import UnicornChatModel

/// Everybody there is, to look up many.
struct People {
  let me: Contact
  let others: [Contact.ID: Contact]

  /// Somebody by identifier; a stand-in where nobody has it any more.
  subscript(id: Contact.ID) -> Contact {
    if id == me.id { return me }
    return others[id] ?? Contact(id: id, name: "Somebody", handle: "", hue: .gray, emblem: "👤")
  }
}
