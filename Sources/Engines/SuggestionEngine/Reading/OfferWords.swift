import LanguageData

/// The small words around what a message offers to do beside events, from `Resources/en/offers.json`.
struct OfferWords: Sendable {
  /// Words between the names of one person: "de", "van der".
  let nameParticle: Lexicon
  /// Titles that stand before a name and belong to it: "Mrs".
  let nameTitle: Lexicon
  /// Words by which somebody says who they are: "it's", "this is".
  let introduction: Lexicon
  /// Words that go on behind the name of whoever says who they are: "from".
  let introductionTail: Lexicon
  /// Names that a phone shows for somebody whom it doesn't know.
  let unknownSender: Lexicon
  /// Pronouns that stand for somebody who was named: "him", "whom".
  let personPronoun: Lexicon
  /// Verbs by which a number is given for later: "you can reach him on".
  let reachVerb: Lexicon
  /// Words for one side's part of an amount, which say nothing of what it is for.
  let shareWord: Lexicon
  /// Verbs between what was bought and what it cost.
  let costVerb: Lexicon
  /// Verbs of paying, before "for" and what was bought.
  let paidVerb: Lexicon
  /// Words for any picture or document, which another name may say more of.
  let genericItem: Lexicon
  /// Words that lead to what is to be passed on: "tell her", "say".
  let passOn: Lexicon
  /// Words of those who sell, and what their messages end with.
  let sale: Lexicon
  let saleFooter: Lexicon
  /// Words by which somebody asks for a moment, having taken on what they were asked for.
  let stall: Lexicon
  /// Words that say that a flight is under way.
  let underWay: Lexicon
  /// Prepositions within the name of a thing: "the label on the inside of the door".
  let itemPreposition: Lexicon
  /// Verbs that take a picture of what follows.
  let snapVerb: Lexicon
  /// Signs of a message that a program sends with a code.
  let codeNotice: Lexicon
  /// Words for a code.
  let codeNoun: Lexicon

  /// Words that make a code one of another kind: "booking", "dress".
  let otherCode: Lexicon
  /// Words that lead to a code that is passed on: "it's", "it says".
  let codeLead: Lexicon

  /// "Send me a request": asks to be asked for money.
  let moneyRequest: Lexicon

  /// - Throws: `LanguageDataError` where the data lacks a part.
  init(_ image: LanguageImage) throws {
    nameParticle = try image.required("offerNameParticle")
    nameTitle = try image.required("offerNameTitle")
    introduction = try image.required("offerIntroduction")
    introductionTail = try image.required("offerIntroductionTail")
    unknownSender = try image.required("offerUnknownSender")
    personPronoun = try image.required("offerPersonPronoun")
    reachVerb = try image.required("offerReachVerb")
    sale = try image.required("offerSale")
    saleFooter = try image.required("offerSaleFooter")
    shareWord = try image.required("offerShareWord")
    costVerb = try image.required("offerCostVerb")
    paidVerb = try image.required("offerPaidVerb")
    genericItem = try image.required("offerGenericItem")
    passOn = try image.required("offerPassOn")
    stall = try image.required("offerStall")
    underWay = try image.required("offerNowWord")
    itemPreposition = try image.required("offerItemPreposition")
    snapVerb = try image.required("offerSnapVerb")
    codeNotice = try image.required("codeHelper")
    moneyRequest = try image.required("offerMoneyRequest")
    otherCode = try image.required("offerOtherCode")
    codeLead = try image.required("offerCodeLead")
    codeNoun = try image.required("codeNoun")
  }
}
