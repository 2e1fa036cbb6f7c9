package knightschool.picture;

/** A point of a picture, in pixels from the upper left corner, with y downwards. */
public record PicturePoint(double x, double y) {}
