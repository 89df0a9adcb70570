using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;

namespace SpanPack.Serialization.Tests.Models;

/// <summary>Says what a planned span has to be on the wire when it is written as it is.</summary>
internal static class ModelOfPlan
{
    internal static SpanModel Verbatim(SpanPlan plan)
    {
        var tags = new TagOracle(plan.Tags);
        return Of(plan, plan.Service, tags.Strings(), tags.Numbers(), nativeEvents: true);
    }

    internal static SpanModel Of(
        SpanPlan plan, string? service, SortedDictionary<string, string> meta, SortedDictionary<string, double> metrics, bool nativeEvents)
        => new()
        {
            TraceId = (ulong)plan.TraceId,
            SpanId = plan.SpanId,
            ParentId = plan.ParentId,
            Start = plan.Start,
            Duration = plan.Duration,
            Error = plan.Error,
            Service = Repair(service),
            Name = Repair(plan.Name),
            Resource = Repair(plan.Resource),
            Type = Repair(plan.Type),
            Meta =
                new(meta.ToDictionary(static tag => Utf16.Repair(tag.Key), static tag => Utf16.Repair(tag.Value)), StringComparer.Ordinal),
            Metrics = new(metrics.ToDictionary(static tag => Utf16.Repair(tag.Key), static tag => tag.Value), StringComparer.Ordinal),
            MetaStruct = new(plan.MetaStruct.ToDictionary(), StringComparer.Ordinal),
            Links = plan.Links.ConvertAll(static link => Describe.Link(
                link.TraceId, link.SpanId, Repair(link.TraceState), link.Flags, Describe.LinkAttributes(link.Attributes))),
            Events = !nativeEvents ? [] : plan.Events.ConvertAll(static one => Describe.Event(
                Utf16.Repair(one.Name), one.Time, Describe.EventAttributes(one.Attributes))),
        };

    private static string? Repair(string? text) => text is null ? null : Utf16.Repair(text);
}
