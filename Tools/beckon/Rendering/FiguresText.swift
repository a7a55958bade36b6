import CommandLineSurface
import Foundation
import JSONValues
import UnderstandingTraining

/// The figures of a cross-validation as text.
enum FiguresText {
  static func text(_ figures: CrossValidation.Figures) -> String {
    var lines = [figures.hasVectors ? "n-grams and word vectors" : "n-grams alone"]
    for (name, scores) in figures.exclusive {
      lines.append(
        "  \(name): accuracy \(percent(scores.accuracy)), macro F1 \(percent(scores.macroF1)), "
          + "calibration error \(percent(scores.calibrationError)), \(scores.count) sentences")
    }
    for (name, scores) in figures.binary {
      lines.append(
        "  \(name): F1 \(percent(scores.f1(0))), precision \(percent(scores.precision(0))), "
          + "recall \(percent(scores.recall(0))), accuracy \(percent(scores.accuracy)), "
          + "calibration error \(percent(scores.calibrationError)), \(scores.count) sentences")
    }
    if figures.everyday.count > 0 {
      lines.append(
        "  everyday sentences told to be sensitive: \(percent(1 - figures.everyday.accuracy)) of 100, "
          + "\(figures.everyday.count) sentences")
    }
    for (name, scores) in figures.exclusive + [("sensitive", figures.sensitive)] {
      lines.append("  \(name), F1 of each: " + each(scores))
    }
    return lines.joined(separator: "\n")
  }

  private static func each(_ scores: Scores) -> String {
    scores.labels.indices.filter { scores.present($0) > 0 }
      .map { "\(scores.labels[$0]) \(percent(scores.f1($0)))" }.joined(separator: ", ")
  }

  static func percent(_ share: Double) -> String { String(format: "%.1f", share * 100) }
}

extension CrossValidation.Figures {
  /// Questions of which one answer is right.
  var exclusive: [(name: String, scores: Scores)] { [("act", act), ("actor", actor), ("about", topic)] }

  /// Questions of yes or no.
  var binary: [(name: String, scores: Scores)] {
    [("sensitive, any", anySensitive), ("reply, own sentences", ownNeedsReply)]
      + needsReply.map { ("reply, \($0.set)", $0.scores) }
  }
}

extension JSONWriter {
  mutating func crossValidation(_ validation: CrossValidation) {
    object { json in
      json.name("figures")
      json.array(validation.figures) { json, figures in
        json.object { json in
          json.member("vectors", figures.hasVectors)
          for (name, scores) in figures.exclusive + [("sensitive", figures.sensitive)] {
            json.name(name)
            json.object { json in
              json.scores(scores)
              json.member("macro_f1", scores.macroF1)
              json.name("f1")
              json.object { json in
                for label in scores.labels.indices { json.member(scores.labels[label], scores.f1(label)) }
              }
              json.name("confusion")
              json.object { json in
                for truth in scores.labels.indices {
                  json.name(scores.labels[truth])
                  json.object { json in
                    for label in scores.labels.indices where scores.confusion[truth][label] > 0 {
                      json.member(scores.labels[label], scores.confusion[truth][label])
                    }
                  }
                }
              }
            }
          }
          for (name, scores) in figures.binary {
            json.name(name)
            json.object { json in
              json.scores(scores)
              json.member("f1", scores.f1(0))
              json.member("precision", scores.precision(0))
              json.member("recall", scores.recall(0))
            }
          }
        }
      }
    }
  }

  private mutating func scores(_ scores: Scores) {
    member("sentences", scores.count)
    member("accuracy", scores.accuracy)
    member("calibration_error", scores.calibrationError)
  }
}
