/// What a message can suggest to do. The raw values are the names in files and on the command line.
public enum ActionKind: String, Sendable, Hashable, Codable, CaseIterable {
  case createEvent = "create_event"
  case createReminder = "create_reminder"
  case call
  case sendMessage = "send_message"
  case sendMail = "send_mail"
  case openLink = "open_link"
  case openMap = "open_map"
  case trackParcel = "track_parcel"
  case trackFlight = "track_flight"
  case addContact = "add_contact"
  case copyCode = "copy_code"
  case pay
  case requestMoney = "request_money"
  case shareLocation = "share_location"
  case getRide = "get_ride"
  case sendPhoto = "send_photo"
  case sendFile = "send_file"
  case viewCalendar = "view_calendar"
  case reply
}
