using System.Collections.Concurrent;
using System.Reflection;

namespace SpanPack.Serialization.Tests.Plans;

/// <summary>The names of a tag class and its bases, read from their attributes.</summary>
internal sealed class TagClassFacts
{
    private static readonly ConcurrentDictionary<Type, TagClassFacts> s_facts = new();

    private TagClassFacts(Type type)
    {
        foreach (PropertyInfo property in type.GetProperties())
        {
            if (property.GetCustomAttribute<TagAttribute>() is { } tag) Properties.Add(tag.Name, new(tag.Name, IsMetric: false, property));
            if (property.GetCustomAttribute<MetricAttribute>() is { } metric)
                Properties.Add(metric.Name, new(metric.Name, IsMetric: true, property));
        }

        for (Type? level = type; level is not null; level = level.BaseType)
        {
            foreach (ConstantTagAttribute constant in level.GetCustomAttributes<ConstantTagAttribute>(inherit: false))
                Constants.Add(constant.Name, constant.Value);
        }
    }

    internal Dictionary<string, TagProperty> Properties { get; } = [];

    internal Dictionary<string, string> Constants { get; } = [];

    internal IEnumerable<string> Names => Properties.Keys.Concat(Constants.Keys);

    internal static TagClassFacts? OfOrNone(Type? type) => type is null ? null : Of(type);

    internal static TagClassFacts Of(Type type) => s_facts.GetOrAdd(type, static type => new(type));
}
