namespace SpanPack.Generators;

/// <summary>Names of the pipeline steps, for tests of what is cached.</summary>
internal static class TrackingNames
{
    internal const string Constants = nameof(Constants);
    internal const string Strings = nameof(Strings);
    internal const string PairRuns = nameof(PairRuns);
    internal const string TagClasses = nameof(TagClasses);
    internal const string OrphanTags = nameof(OrphanTags);
    internal const string OrphanMetrics = nameof(OrphanMetrics);
    internal const string OrphanConstants = nameof(OrphanConstants);
}
