import CivilTime
import MessageUnderstanding
import TextAnalysis

/// The state of a conversation as its messages are read, one by one in order.
struct ConversationState {
  /// A Boolean value that indicates whether actions that an earlier message shows are left out.
  let dropsRepeats: Bool
  private var index = 0
  /// The plans as rules follow them.
  private var plans = PlanState()
  /// The turns as a model of plans sees them.
  private(set) var tracker = PlanTracker()
  /// The same before the latest message's event was told.
  private var weighed = PlanTracker()
  /// The plans whose events were told.
  private var told = ToldPlans()
  private var tasks: [OpenTask] = []
  private var learnedTasks: [LearnedTask] = []
  private var requests: [OpenRequest] = []
  /// The last messages, which may name what a task's pronoun stands for.
  private var latest: [MessageDigest] = []
  private var question: OpenQuestion?
  private var code: OpenCode?
  private var ride: OpenRide?
  private var item: OpenItem?
  private var money: OpenMoney?
  /// The one day that the last question named.
  private var lastDay: (date: CivilDate, index: Int)?
  /// By the first name of whose it is, in lower case.
  private var phones: [String: PhoneValue] = [:]
  /// The ids of the messages that show actions, by the actions' conversation identity.
  private var shown: [String: String] = [:]

  /// The sensitive topics that each sender has written about.
  private var topics: [String: Set<SensitiveTopic>] = [:]

  private var deceivers: Set<String> = []
  private static let certain = 0.9
  /// The messages before one that may name what its task is about.
  private static let naming = 3

  private let turns: TurnModel?
  private var context = TurnContext()
  private var lastSender: String?

  init(dropsRepeats: Bool, turns: TurnModel? = nil) {
    self.dropsRepeats = dropsRepeats
    self.turns = turns
  }

  var openPlans: [OpenPlan] { plans.plans.map(OpenPlan.init) }

  /// What the model of plans weighs at the latest message; nil without a model, or where there is nothing to weigh.
  var outlook: PlanOutlook? { turns?.plan.flatMap { weighed.outlook(by: $0) } }

  /// The actions of the next message.
  mutating func read(_ digest: MessageDigest, ranking: Ranking) -> Suggestions {
    guard !digest.input.reading.tokens.isEmpty else {
      var silent = Suggestions(actions: [], silence: .empty)
      if digest.handsOver { silent.settle(TakenOnRule.handedOver(from: &requests)) }
      index += 1
      return silent
    }
    var proposals = digest.proposals
    defer { latest = latest.suffix(ConversationState.naming - 1) + [digest] }
    let asked = question.flatMap { index - $0.index <= 2 ? $0 : nil }
    let other = asked.flatMap { $0.digest.message.sender == digest.message.sender ? nil : $0 }
    let turn = learned(digest)
    PlanRule(digest: digest, index: index, asked: other).propose(&plans, into: &proposals)
    var choice: PlanTracker.Choice?
    if let turn { choice = choose(digest, turn, in: &proposals) }
    told.place(&proposals, of: PlanTalk(digest, turn, choice, index: index))
    PromiseRule(
      digest: digest, index: index, wasAskedWhen: other?.isTime ?? false && other?.digest.isOwn ?? false,
      latest: latest
    )
    .propose(&tasks, into: &proposals)
    for place in proposals.actions.indices { proposals.actions[place].resolveTask(by: latest) }
    if let turn {
      LearnedTaskRule(digest: digest, index: index, turn: turn, latest: latest)
        .propose(&learnedTasks, into: &proposals)
    }
    if let turn { LearnedOfferRule(digest: digest, turn: turn).propose(into: &proposals) }
    if let asked { AnswerRule(question: asked, digest: digest).propose(into: &proposals) }
    completeFlights(in: &proposals)
    CodeRelay(digest: digest, index: index).propose(&code, into: &proposals)
    MoneyTalk(digest: digest, index: index).propose(&money, into: &proposals)
    RideTalk(digest: digest, index: index).propose(&ride, into: &proposals)
    ItemTalk(digest: digest, index: index).propose(&item, into: &proposals)
    let takenOn = TakenOnRule(digest: digest, index: index, turn: turn)
    takenOn.propose(&requests, into: &proposals)
    proposals.dropWhatIsForOthers(digest.input)
    note(digest, proposals)
    fillCalls(in: &proposals, digest.input)

    let sender = digest.message.sender?.handle ?? digest.message.sender?.name ?? ""
    let sensitive = ranking.sensitivity.read(digest.understanding, known: topics[sender] ?? [])
    if !digest.isOwn, !sensitive.topics.isEmpty { topics[sender, default: []].formUnion(sensitive.topics) }
    // Who has surely tried to deceive is believed nothing more.
    if !digest.isOwn, (digest.understanding?.sensitive[.fraud] ?? 0) >= ConversationState.certain {
      deceivers.insert(sender)
    }
    let blocked = deceivers.contains(sender) && !digest.isOwn ? Set(ActionKind.allCases) : sensitive.blocked
    // Who sends a code and warns of passing it on isn't deceiving.
    let isCode =
      proposals.actions.contains { $0.kind == .copyCode } && CodeService(input: digest.input).isPlain
    var suggestions = ranking.settle(
      proposals, digest, shown: shown, blocked: isCode ? blocked.subtracting([.copyCode]) : blocked)
    suggestions.settle(proposals.settled)
    takenOn.note(
      proposals.actions.filter { proposed in
        suggestions.actions.contains { $0.values == proposed.values }
      }, in: &requests)
    told.note(proposals.events, in: suggestions, of: digest, at: index)
    for action in suggestions.actions {
      if dropsRepeats, let identity = action.conversationIdentity { shown[identity] = digest.id }
    }
    if digest.input.asks, let day = digest.input.onlyDay { lastDay = (day, index) }
    if let next = OpenQuestion(of: digest, at: index) {
      question = next
    } else if let asked, asked.digest.isOwn != digest.isOwn {
      question = nil
    }
    index += 1
    return suggestions
  }

  /// Notes an event that was told, as training tells it.
  mutating func note(told start: PlanStart, wording: PlanWording) {
    tracker.note(told: start, wording: wording)
  }

  /// What the model of turns makes of a message after those before it.
  private mutating func learned(_ digest: MessageDigest) -> LearnedTurn? {
    guard let turns, let sums = digest.sums else { return nil }
    context.isSameSender = lastSender == digest.senderKey
    let marks = turns.marks(of: sums, after: context)
    context.add(sums)
    lastSender = digest.senderKey
    return LearnedTurn(marks, of: digest.input)
  }

  /// Chooses the event of a turn by what rules propose and what the model of plans makes of the turns so far.
  ///
  /// - Returns: the model's choice; nil where there is nothing to choose from.
  private mutating func choose(
    _ digest: MessageDigest, _ turn: LearnedTurn, in proposals: inout Proposals
  ) -> PlanTracker.Choice? {
    guard let turns, let sums = digest.sums else { return nil }
    let rules = proposals.events
    tracker.add(TrackedTurn(digest, turn, units: sums.scan.units, rules: rules))
    weighed = tracker
    guard let plan = turns.plan, let choice = tracker.choice(by: plan) else { return nil }
    // What is called off isn't offered, unless another day or time takes its place.
    let isOff = digest.turn.act.callsOff && max(turn[.propose], turn[.change]) < 0.5
    let isTold = tracker.isTold(choice) && !isOff && !digest.input.isForSomebodyElse
    let told = isTold ? tracker.event(choice) : nil
    proposals.events = EventChoice(choice: choice, told: told, input: digest.input).events(ofRules: rules)
    // What is shown counts, whoever told it.
    if told != nil {
      let wording = PlanWording(name: choice.name?.words ?? [], place: choice.place?.words ?? [])
      tracker.note(told: choice.start, wording: wording)
    } else if let shown = proposals.events.last?.values.of(EventValues.self),
      let start = PlanStart(shown.start)
    {
      tracker.note(told: start, wording: PlanWording(of: shown))
    }
    return choice
  }

  /// "What flight are you on tomorrow?", "QF 614": on the day that the question names.
  private func completeFlights(in proposals: inout Proposals) {
    guard let lastDay else { return }
    for index in proposals.actions.indices {
      guard var flight = proposals.actions[index].values.of(FlightTrackingValues.self), flight.date == nil,
        self.index - lastDay.index <= 1
      else { continue }
      flight.date = lastDay.date
      proposals.actions[index].values = .trackFlight(flight)
    }
  }

  // MARK: Numbers

  /// Remembers numbers by name: those the app knows and those the messages gave.
  private mutating func note(_ digest: MessageDigest, _ proposals: Proposals) {
    let people = [digest.message.sender].compactMap { $0 } + digest.message.recipients
    for person in people where !person.isUser {
      guard let name = person.name, let handle = person.handle, handle.hasPrefix("+"),
        handle.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }), (8...16).contains(handle.count)
      else { continue }
      remember(PhoneValue(e164: handle, formatted: handle, region: nil, isValid: true), of: name)
    }
    for action in proposals.actions {
      switch action.values.content {
      case let contact as ContactValues: contact.phone.map { remember($0, of: contact.name) }
      case let call as CallValues:
        if let name = call.name, let phone = call.phone { remember(phone, of: name) }
      default: break
      }
    }
  }

  private mutating func remember(_ phone: PhoneValue, of name: String) {
    guard let first = ConversationState.firstName(name), phones.count < 256 else { return }
    phones[first] = phone
  }

  private static func firstName(_ name: String) -> String? {
    name.split(whereSeparator: \.isWhitespace).first?.lowercased()
  }

  /// "Call me": the number that the conversation knows.
  private func fillCalls(in proposals: inout Proposals, _ input: RuleInput) {
    for index in proposals.actions.indices {
      switch proposals.actions[index].values.content {
      case var call as CallValues:
        guard call.phone == nil, let phone = phone(of: call.name) else { continue }
        (call.phone, call.isNumberKnown) = (phone, true)
        proposals.actions[index].values = .call(call)
      case var message as TextMessageValues:
        guard message.phone == nil, let phone = phone(of: message.name) else { continue }
        (message.phone, message.isNumberKnown) = (phone, true)
        proposals.actions[index].values = .sendMessage(message)
      default: continue
      }
    }
  }

  private func phone(of name: String?) -> PhoneValue? {
    name.flatMap(ConversationState.firstName).flatMap { phones[$0] }
  }
}
