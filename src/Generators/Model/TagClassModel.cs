namespace SpanPack.Generators.Model;

/// <summary>A tag class: its own members in slot order, without those of its bases, because each level has a separate layout.</summary>
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
    /// <summary>Gets whether there is a level. A class without one needs no override: it inherits the levels of its base.</summary>
    internal bool HasLevel => Tags.Count + Metrics.Count + Constants.Count > 0;
}
