/// The English words that hold a sentence together and say nothing of what it is about: articles, pronouns,
/// prepositions, conjunctions, auxiliary verbs, question words.
///
/// A question is not asked for them; where it consists of nothing else, it is.
enum FunctionWords {
  static func contains(_ word: String) -> Bool { words.contains(word) }

  private static let words: Set<String> = Set(
    """
    a an the this that these those there here such some any each every both either neither other another same own
    i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours
    ourselves they them their theirs themselves who whom whose which what when where why how
    and or nor but if than so as because while although though whether unless until since
    of in on at by to from with without into onto upon about over under between among through during before after
    above below against within toward towards off out up down per via
    be am is are was were been being do does did done doing have has had having can could may might must shall
    should will would ought dont doesnt didnt isnt arent wasnt werent cant couldnt wont wouldnt im ive youre hes shes
    thats theres
    not no yes also too very just only then else ever again once more most much many few less least
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
