namespace SpanPack;

/// <summary>The names and tags of a known client's spans.</summary>
internal static class ClientTags
{
    [ThreadStatic]
    private static ChosenTags? s_chosen;

    /// <summary>Sets operation, resource and type, unless attributes name them.</summary>
    internal static void FillNames(ClientPlan plan, in SpanFacts facts, Span span)
    {
        ClientSpans client = plan.Client;
        span.Name = facts.FindTag(AttributeId.OperationName) is { } own
            ? MappedTexts.Get(TextForm.Operation, own)
            : client.OperationOf(facts);
        span.Type = facts.Find(AttributeId.SpanType) ?? client.TypeOf(facts);
        string? resource = facts.Find(AttributeId.ResourceName) ?? Compute(plan, facts.Source) ?? client.ResourceOf(facts);
        span.Resource = MappedTexts.CutResource(resource ?? facts.Source.Name);
    }

    /// <summary>Adds the tags, after those of attributes.</summary>
    internal static void Add(ClientPlan plan, in SpanFacts facts, ref SpanTarget target)
    {
        if (plan.Client.Component is { } component) Add(ref target, "component", component);
        foreach ((string name, string text) in plan.Constants) Add(ref target, name, text);
        AddChosen(plan, facts, ref target);
        var view = new AttributeView(facts.Source);
        foreach (TagCopy copy in plan.Copies)
        {
            foreach (string from in copy.From)
            {
                if (view.FindText(from) is not { } text) continue;
                Add(ref target, copy.Tag, text);
                break;
            }
        }

        int place = 0;
        foreach (ComputedText computed in plan.Computed)
        {
            if (computed.Has(view)) Add(ref target, computed.Tag, TextOf(computed, view, facts.Source, place++));
        }
    }

    private static string? Compute(ClientPlan plan, SpanSource source)
    {
        int place = 0;
        var view = new AttributeView(source);
        foreach (ComputedText computed in plan.Computed)
        {
            if (!computed.Has(view)) continue;
            if (computed.Tag is null) return TextOf(computed, view, source, place);
            place++;
        }

        return null;
    }

    // A probe's texts stand for those that are computed of the activity.
    private static string TextOf(ComputedText computed, AttributeView view, SpanSource source, int place)
        => source.Computed is { } probes ? probes[place] : computed.Of(view);

    private static void AddChosen(ClientPlan plan, in SpanFacts facts, ref SpanTarget target)
    {
        ChosenTags chosen = s_chosen ??= new ChosenTags();
        plan.Client.AddChosen(facts, chosen);
        foreach (KeyValuePair<string, string> tag in chosen.Texts) Add(ref target, tag.Key, tag.Value);
        foreach (KeyValuePair<string, double> tag in chosen.Numbers) target.AddNumber(AttributeKeys.Find(tag.Key), tag.Key, tag.Value);
        chosen.Clear();
    }

    private static void Add(ref SpanTarget target, string? name, string text)
    {
        if (name is not null) target.AddText(AttributeKeys.Find(name), name, text);
    }
}
