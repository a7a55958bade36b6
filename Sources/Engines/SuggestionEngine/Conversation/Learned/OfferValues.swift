import CivilTime
import Foundation
import LanguageData
import MessageUnderstanding
import TextAnalysis

/// The values of an offer in the words and spans of a message.
struct OfferValues {
  let input: RuleInput
  let turn: LearnedTurn

  typealias Found = (values: SuggestedAction.Values, words: [Range<Int>])

  private var reading: MessageReading { input.reading }

  /// The values of an offer; nil where the message lacks what the action can't do without.
  func values(of offer: TurnOffer) -> Found? {
    switch offer {
    case .pay, .requestMoney: return payment(offer)
    case .addContact: return contact()
    case .call:
      let phone = self.phone
      guard phone != nil || input.otherName != nil else { return nil }
      return (
        .call(CallValues(phone: phone?.value, name: phone == nil ? input.otherName : personName)),
        phone.map { [$0.words] } ?? whole
      )
    case .sendPhoto, .sendFile:
      let thing = run(.thing)
      let values = SharedItemValues(what: thing.map(text), person: input.otherName)
      return (offer == .sendPhoto ? .sendPhoto(values) : .sendFile(values), thing.map { [$0] } ?? whole)
    case .getRide:
      let place = destination
      let time = RideRule.time(input)
      return (
        .getRide(RideValues(destination: place.map(text), time: time?.start)),
        (place.map { [$0] } ?? whole) + (time?.words ?? [])
      )
    case .openMap:
      guard let place = destination else { return nil }
      return (.openMap(query: text(place)), [place])
    case .shareLocation:
      return (.shareLocation(to: input.otherName), whole)
    case .sendMessage:
      guard let person = run(.person) else { return nil }
      return (.sendMessage(TextMessageValues(phone: phone?.value, name: text(person))), [person])
    case .sendMail:
      guard let span = span(.email), case .email(let address) = span.detection.value else { return nil }
      return (.sendMail(MailValues(address: address)), [span.tokens])
    case .openLink:
      guard let span = span(.url), case .url(let url) = span.detection.value else { return nil }
      return (.openLink(url), [span.tokens])
    case .copyCode:
      guard let words = code else { return nil }
      return (.copyCode(OneTimeCodeValue(code: text(words), service: service)), [words])
    case .trackParcel:
      guard let words = parcel else { return nil }
      let number = text(words).filter { !$0.isWhitespace }.uppercased()
      return (.trackParcel(TrackingNumberValue(number: number, couriers: [])), [words])
    case .trackFlight:
      guard let span = span(.flight), case .flight(let flight) = span.detection.value else { return nil }
      return (
        .trackFlight(FlightTrackingValues(flight: flight, date: input.flightDate(near: span.tokens))),
        [span.tokens]
      )
    }
  }

  /// Fills in what a rule left open.
  func complete(_ values: inout SuggestedAction.Values) {
    switch values.content {
    case let pay as PayValues:
      if let payment = completed(pay.payment) { values = .pay(payment) }
    case let request as RequestMoneyValues:
      if let payment = completed(request.payment) { values = .requestMoney(payment) }
    case var ride as RideValues where ride.destination == nil:
      guard let place = destination else { return }
      ride.destination = text(place)
      values = .getRide(ride)
    case let copied as CodeValues where copied.code.service == nil:
      guard let service else { return }
      values = .copyCode(OneTimeCodeValue(code: copied.code.code, service: service))
    case var contact as ContactValues:
      if contact.phone == nil { contact.phone = onlyPhone }
      if contact.email == nil { contact.email = onlyEmail }
      values = .addContact(contact)
    default: break
    }
  }

  // MARK: Words

  private func text(_ tokens: Range<Int>) -> String {
    reading.text(tokens).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What an action rests on where no part of the message says more.
  private var whole: [Range<Int>] { reading.sentences.first.map { [$0] } ?? [] }

  /// The surest run of a role, without "the" and the like before it.
  private func run(_ role: WordRole) -> Range<Int>? {
    let found =
      turn.marks.runs(role).max { $0.confidence < $1.confidence } ?? turn.marks.guess(role, from: 0.2)
    guard var tokens = found?.tokens else { return nil }
    while tokens.count > 1, input.isArticle(tokens.lowerBound) { tokens.removeFirst() }
    return tokens
  }

  private func span(_ type: DetectionType) -> MessageReading.Span? {
    input.spans(of: type).first.map { reading.spans[$0] }
  }

  private var destination: Range<Int>? {
    if let run = run(.destination) {
      // All of an address, of which some was marked.
      return run.indices.lazy.compactMap { reading.span(of: .address, at: $0) }.first
        .map { reading.spans[$0].tokens } ?? run
    }
    return span(.address)?.tokens
  }

  // MARK: Money

  private func payment(_ offer: TurnOffer) -> Found? {
    guard let (money, words) = amount else { return nil }
    let purpose = run(.purpose)
    let values = PaymentValues(
      money: money, person: input.otherName,
      purpose: MoneyPurpose(input: input).inMessage ?? purpose.map(text))
    return (
      offer == .pay ? .pay(values) : .requestMoney(values), [words] + (purpose.map { [$0] } ?? [])
    )
  }

  private func completed(_ payment: PaymentValues) -> PaymentValues? {
    // What the structure says stands; the model fills in what it leaves open.
    guard
      payment.purpose == nil
        || payment.purpose.map({ given in run(.purpose).map { text($0).contains(given) } ?? false }) ?? false,
      let purpose = run(.purpose)
    else { return nil }
    var payment = payment
    payment.purpose = text(purpose)
    return payment
  }

  /// The amount that is each one's share where one is, else the last.
  private var amount: (MoneyValue, Range<Int>)? {
    let found = [DetectionType.money, .number].lazy.map { type in
      input.spans(of: type).compactMap { place -> (MoneyValue, Range<Int>)? in
        let span = reading.spans[place]
        return MoneyRule.amount(span, input).map { ($0, span.tokens) }
      }
    }.first { !$0.isEmpty }
    return found?.first { isShare($0.1) } ?? found?.last
  }

  private func isShare(_ tokens: Range<Int>) -> Bool {
    (tokens.upperBound..<min(tokens.upperBound + 2, reading.tokens.count)).contains {
      OfferValues.shares.contains(reading.tokens[$0].hash)
    }
  }

  private static let shares = Set(
    ["each", "per", "apiece", "pp"].flatMap { PhrasePattern.hashes(of: $0) })

  // MARK: People

  private var phone: (value: PhoneValue, words: Range<Int>)? {
    guard let span = span(.phone), case .phone(let phone) = span.detection.value else { return nil }
    return (phone, span.tokens)
  }

  private var onlyPhone: PhoneValue? { input.spans(of: .phone).count == 1 ? phone?.value : nil }

  private var onlyEmail: String? {
    guard input.spans(of: .email).count == 1, let span = span(.email),
      case .email(let address) = span.detection.value
    else { return nil }
    return address
  }

  private var personName: String? { run(.person).map(text) }

  private func contact() -> Found? {
    let spans = [span(.phone), span(.email)].compactMap { $0 }
    guard let first = spans.first else { return nil }
    let neighbour = NameNeighbours(input).name(before: first)
    let own = input.introducedName
    guard let name = (own ?? neighbour ?? run(.person)).map(text) ?? input.senderName else { return nil }
    return (
      .addContact(ContactValues(name: name, phone: phone?.value, email: onlyEmail)),
      spans.map(\.tokens) + ((run(.person) ?? neighbour).map { [$0] } ?? [])
    )
  }

  // MARK: Numbers

  /// Who sends a code: an account's name, unless it is a number.
  private var service: String? {
    CodeService(input: input).name
  }

  /// Letters and digits, perhaps in groups, that may be a code: "7T4-QK2", "916 552".
  private var code: Range<Int>? {
    groups { token in token.kind == .number || token.kind == .word && token.upper }
      .first { (4...10).contains(length($0)) && digits($0) >= 2 }
  }

  private var parcel: Range<Int>? {
    if let span = span(.trackingNumber) { return span.tokens }
    return groups { $0.kind == .number || $0.kind == .word && $0.upper }
      .filter { (9...34).contains(length($0)) && digits($0) >= 6 }.max { length($0) < length($1) }
  }

  /// Runs of tokens of a sort, with hyphens between them, that are no time, price or telephone number.
  private func groups(of isPart: (Token) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    let end = min(reading.tokens.count, 400)
    func isFree(_ index: Int) -> Bool {
      isPart(reading.tokens[index])
        && !reading.isInSpan(index, of: [.dateTime, .money, .phone, .url, .email])
        && (index == 0 || reading.tokens[index].spaced || reading.tokens[index].startsLine
          || reading.tokens[index - 1].kind == .sign || isPart(reading.tokens[index - 1]))
    }
    while index < end {
      let first = index
      while index < end, index == first || !reading.tokens[index].startsLine,
        isFree(index)
          || index > first && reading.isSign(index, "-") && index + 1 < end && isFree(index + 1)
      {
        index += 1
      }
      if index > first { found.append(first..<index) } else { index += 1 }
    }
    return found
  }

  private func length(_ tokens: Range<Int>) -> Int {
    reading.text(tokens).count { $0.isLetter || $0.isNumber }
  }

  private func digits(_ tokens: Range<Int>) -> Int { reading.text(tokens).count { $0.isNumber } }
}
