using SpanPack.CompilerServices;

namespace SpanPack;

/// <summary>Tags of the resource, with its environment, and of the instrumentation scope. They are set after the attributes.</summary>
internal static class ResourceAndScopeTags
{
    private const ulong EnvironmentKeys =
        (1UL << (int)AttributeId.DeploymentEnvironmentName) | (1UL << (int)AttributeId.DeploymentEnvironment);

    internal static void Add(in SpanFacts facts, ClientPlan? client, ref SpanTarget target)
    {
        if (EnvironmentOf(facts) is { } environment && target.GetText(MappedKeys.Environment) is null)
            target.AddText(MappedKeys.Environment, MappedKeys.Environment.Name, environment);
        foreach (ResourceTag tag in facts.Resource.Tags)
        {
            if (tag.Key is { } key) target.AddText(key, key.Name, tag.Text);
            else if (!StructureTags.IsTaken(facts.Source, tag.Name.ToString())) SpanParts.AddText(target.Span, tag.Name, tag.Text);
        }

        if (facts.Resource.AnalyticsRate is { } rate) SpanParts.SetNumber(target.Span, AnalyticsEvents.TagName, rate);
        if (facts.Source.ScopeAttributes is { } scope)
        {
            foreach (ScopeTag tag in scope.Tags)
            {
                if (!StructureTags.IsTaken(facts.Source, tag.Name)) target.SetText(tag.Key, tag.Name, tag.Text);
            }
        }

        if (client?.Omits("db.namespace") != true && facts.Find(AttributeId.DbNamespace) is { } database
            && target.GetText(MappedKeys.DatabaseName) is null)
            target.AddText(MappedKeys.DatabaseName, MappedKeys.DatabaseName.Name, database);
    }

    private static string? EnvironmentOf(in SpanFacts facts)
    {
        if ((facts.Source.Attributes.Present & EnvironmentKeys) == 0) return facts.Resource.Environment;
        return facts.FindTag(AttributeId.DeploymentEnvironmentName, AttributeId.DeploymentEnvironment);
    }
}
