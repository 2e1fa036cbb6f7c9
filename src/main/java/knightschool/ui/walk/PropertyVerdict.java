package knightschool.ui.walk;

import knightschool.graph.WalkProperty;

/**
 * One line of the verdict on a walk.
 *
 * @param word in the dictionary of the class
 * @param reason why it holds or not, without a full stop
 * @param meant whether the line speaks of what the walk is now; muted where it only says what is still missing
 * @param now whether the newest change of the walk decided it
 */
record PropertyVerdict(WalkProperty property, String word, boolean holds, String reason, boolean meant, boolean now) {}
