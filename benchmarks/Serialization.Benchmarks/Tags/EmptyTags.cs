namespace SpanPack.Benchmarks.Tags;

/// <summary>One object of each tag class that spans of the benchmarks have. Nobody has set its tags: what it holds is constant.</summary>
internal static class EmptyTags
{
    // Not made by reflection, which NativeAOT would have to be told of.
    private static readonly SpanTags[] s_all = [new WebServerTags(), new SqlTags(), new RedisTags(), new HttpClientTags(), new KafkaTags(),
        new CheckoutStepTags()];

    /// <summary>Gives the object of the same class.</summary>
    /// <exception cref="InvalidOperationException">There is none.</exception>
    internal static SpanTags Of(SpanTags tags)
        => Array.Find(s_all, empty => empty.GetType() == tags.GetType())
            ?? throw new InvalidOperationException($"There is no empty {tags.GetType()}.");
}
