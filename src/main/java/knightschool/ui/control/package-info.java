/**
 * Controls that all scenes share, where the controls of a library would behave differently from the rest of the
 * program.
 *
 * <p>{@link knightschool.ui.control.SegmentedControl} is the choice by adjacent buttons. A
 * {@link knightschool.ui.control.BalancedHeadline} wraps into lines of about equal length. A
 * {@link knightschool.ui.control.FixedWidthButton} keeps its width with any of its texts. A
 * {@link knightschool.ui.control.CheckBoxList} is a list of things to choose from.
 * {@link knightschool.ui.control.NodeStyle}, {@link knightschool.ui.control.LabelFactory},
 * {@link knightschool.ui.control.HBoxFactory}, {@link knightschool.ui.control.SpacerFactory},
 * {@link knightschool.ui.control.NodeVisibility} and {@link knightschool.ui.control.ChoiceBoxConverter} serve the rows
 * and choices of all scenes.
 *
 * <p>Not here: buttons that are made from commands, choices of a board or a file, and what concerns the focus, popups
 * or scrolling.
 */
package knightschool.ui.control;
