namespace SpanPack.Generators.Model;

/// <summary>A tag class: what it declares itself, in slot order. Nothing about its bases: each level has a layout of its own.</summary>
/// <param name="Type">The class.</param>
/// <param name="HasFurtherLevel">Whether its base is another class than <c>SpanTags</c>, which may have a level.</param>
/// <param name="Tags">The string tags.</param>
/// <param name="Metrics">The numeric tags.</param>
/// <param name="Constants">The constant tags.</param>
/// <param name="StandIns">Properties with mistakes.</param>
internal sealed record TagClassModel(
    TypeContext Type,
    bool HasFurtherLevel,
    EquatableArray<TagModel> Tags,
    EquatableArray<MetricModel> Metrics,
    EquatableArray<ConstantTagModel> Constants,
    EquatableArray<StandInModel> StandIns)
{
    /// <summary>Whether there is a level. Without one of its own a class needs no override: it inherits the levels of its base.</summary>
    internal bool HasLevel => Tags.Count + Metrics.Count + Constants.Count > 0;
}
