namespace SpanPack;

/// <summary>A section occurs again in one element: the visit begins again, with the replaced sections known.</summary>
internal sealed class RepeatedSectionException : Exception;
