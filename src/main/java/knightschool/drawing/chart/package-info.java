/**
 * Charts, without a toolkit.
 *
 * <ul>
 *   <li>On a board: the steps of the search from every start as shades, with their scale
 *       ({@link knightschool.drawing.chart.CensusBoardDrawing}, {@link knightschool.drawing.chart.HeatScale}), and how
 *       often a search entered each square ({@link knightschool.drawing.chart.PlacementHeatMapDrawing}).
 *   <li>On an axis of steps: the box plots and the curves of medians of an experiment
 *       ({@link knightschool.drawing.chart.BoxPlotDrawing}, {@link knightschool.drawing.chart.MedianCurveDrawing}), and
 *       the depths of searches over time ({@link knightschool.drawing.chart.DepthCurvesDrawing}).
 *   <li>Small ones beside a board: its degrees as bars ({@link knightschool.drawing.chart.DegreeChart}), its numbers of
 *       light and dark squares ({@link knightschool.drawing.chart.LightDarkBarChart}), and the sign of the answer yes,
 *       no or unknown ({@link knightschool.drawing.chart.YesNoUnknownSign}).
 * </ul>
 *
 * <p>Not here: the numbers themselves ({@code census}, {@code graph.measure}, {@code compare}).
 */
package knightschool.drawing.chart;
