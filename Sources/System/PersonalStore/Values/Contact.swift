import CivilTime
import Foundation

/// A person or an organisation of an address book (RFC 6350).
package struct Contact: Sendable, Hashable {
  /// A value with what it is for: "home", "work", "cell".
  package struct Labeled: Sendable, Hashable {
    package var value: String
    /// The label in lower case; empty where none is given.
    package var label: String

    package init(_ value: String, label: String = "") {
      self.value = value
      self.label = label
    }
  }

  package struct Address: Sendable, Hashable {
    package var street: String
    package var city: String
    package var region: String
    package var postalCode: String
    package var country: String
    package var label: String

    package init(
      street: String = "", city: String = "", region: String = "", postalCode: String = "",
      country: String = "", label: String = ""
    ) {
      self.street = street
      self.city = city
      self.region = region
      self.postalCode = postalCode
      self.country = country
      self.label = label
    }
  }

  /// A day that comes every year; the year may be unknown.
  package struct Birthday: Sendable, Hashable {
    package var year: Int?
    package var month: Int
    package var day: Int

    /// Creates a birthday; nil for a day that doesn't exist. Without a year, 29 February does.
    package init?(year: Int? = nil, month: Int, day: Int) {
      guard (1...9_999).contains(year ?? 2_000),
        CivilDate(year: year ?? 2_000, month: month, day: day) != nil
      else { return nil }
      self.year = year
      self.month = month
      self.day = day
    }
  }

  /// A picture as it came, with its type of media ("image/jpeg").
  package struct Photo: Sendable, Hashable {
    package var mediaType: String
    package var data: Data

    package init(mediaType: String, data: Data) {
      self.mediaType = mediaType
      self.data = data
    }
  }

  /// The globally unique identifier (UID); empty in a new contact: the store makes it.
  package var uid: String
  /// The name as it is shown; where it is empty the store makes it of the parts, the organisation, the first
  /// mail address or the first number.
  package var name: String
  package var givenName: String
  package var middleName: String
  package var familyName: String
  package var namePrefix: String
  package var nameSuffix: String
  package var nickname: String
  package var organization: String
  package var jobTitle: String
  package var phones: [Labeled]
  package var emails: [Labeled]
  package var addresses: [Address]
  /// The addresses of chats and networks, as URIs ("xmpp:juan@example.org") or names.
  package var handles: [Labeled]
  package var urls: [Labeled]
  package var birthday: Birthday?
  package var notes: String
  package var photo: Photo?
  package var lastModified: Date?

  package init(
    uid: String = "", name: String = "", givenName: String = "", middleName: String = "",
    familyName: String = "", namePrefix: String = "", nameSuffix: String = "", nickname: String = "",
    organization: String = "", jobTitle: String = "", phones: [Labeled] = [], emails: [Labeled] = [],
    addresses: [Address] = [], handles: [Labeled] = [], urls: [Labeled] = [], birthday: Birthday? = nil,
    notes: String = "", photo: Photo? = nil, lastModified: Date? = nil
  ) {
    self.uid = uid
    self.name = name
    self.givenName = givenName
    self.middleName = middleName
    self.familyName = familyName
    self.namePrefix = namePrefix
    self.nameSuffix = nameSuffix
    self.nickname = nickname
    self.organization = organization
    self.jobTitle = jobTitle
    self.phones = phones
    self.emails = emails
    self.addresses = addresses
    self.handles = handles
    self.urls = urls
    self.birthday = birthday
    self.notes = notes
    self.photo = photo
    self.lastModified = lastModified
  }

  /// The name that is shown.
  package var displayName: String {
    if !name.isEmpty { return name }
    let parts = [namePrefix, givenName, middleName, familyName, nameSuffix].filter { !$0.isEmpty }
    if !parts.isEmpty { return parts.joined(separator: " ") }
    return [nickname, organization, emails.first?.value ?? "", phones.first?.value ?? ""]
      .first { !$0.isEmpty } ?? ""
  }
}
