using System.Reflection;
using System.Runtime.CompilerServices;
using SpanPack.Serialization.Tests.Concurrency;
using SpanPack.Serialization.Tests.HostileTags;
using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.Spans;

/// <summary>Copies of spans for writing, which share what they can with the span.</summary>
public sealed class SharedSpanTests
{
    private const string Replaced = "another text";
    private const int Races = 20_000;

    [Fact]
    [Trait(Category.Name, Category.Properties)]
    public void WithTexts_HasTheOtherTexts_AndLeavesTheSpan() => Property.Holds(Plan.OfSpan(), 600, static plan =>
    {
        Span span = plan.Build();
        string[] names = [.. ReplaceableNames(span)];
        byte[] before = Written.Verbatim(span);
        Span expected = span.Copy(); // has all tags by name

        Span copy = span.WithTexts();
        foreach (string name in names)
        {
            copy.ReplaceText(name, Replaced);
            expected.ReplaceText(name, Replaced);
        }

        Assert.Equal(ModelOf(expected), ModelOf(copy));
        Assert.Equal(Convert.ToHexString(before), Convert.ToHexString(Written.Verbatim(span)));
    });

    [Fact]
    [Trait(Category.Name, Category.Properties)]
    public void WithResource_IsTheSpan_ButForItsResource() => Property.Holds(Plan.OfSpan(), 600, static plan =>
    {
        Span span = plan.Build();
        string before = ModelOf(span);
        Span other = span.WithResource(Replaced);
        Assert.Equal(Replaced, other.Resource);
        Assert.Equal(before, ModelOf(span));

        other.Resource = span.Resource;
        Assert.Equal(before, ModelOf(other));
    });

    [Fact]
    public void EveryField_IsTaken()
    {
        Span span = Span.CreateRoot("name");
        (span.ParentId, span.Duration, span.Error, span.IsLocalRoot, span.HasTwins) = (3, 4, 1, true, true);
        (span.ParentService, span.LastParentId, span.Tags) = ("parent", "0000000000000000", new BaseTags());
        span.SetTag("by name", "text");
        span.SetMetric("number", 1);
        Span copy = span.WithResource(null);

        foreach (FieldInfo field in typeof(Span).GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic))
        {
            if (field.FieldType == typeof(HeadStrings)) continue; // cannot be compared; service, name, resource and type: above
            object? value = field.GetValue(span);
            object? blank = field.GetValue(new Span());
            Assert.False(Equals(value, blank), $"{field.Name} has no value in the test.");
            Assert.False(Equals(field.GetValue(copy), blank), $"{field.Name} is not taken.");
        }
    }

    [Fact]
    public void StorageOutsideOfTheTags_IsNotShared()
    {
        Func<int, ScriptStep>[] scripts = [static _ => new(SlotSource.Heap), static _ => new(SlotSource.Neighbour)];
        foreach (Func<int, ScriptStep> script in scripts)
        {
            var span = new Span { SpanId = 1, Tags = ScriptedTags<SharedSpanTests>.Create(script) };
            byte[] before = Written.Verbatim(span);
            span.WithTexts().ReplaceText("text.0.0", Replaced);
            Assert.Equal(before, Written.Verbatim(span));
        }
    }

    [Fact]
    public void CopiesOfTags_AreNotFinalized()
    {
        CopyAndForget();
        for (int i = 0; i < 3; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.Equal(1, FinalizedTags<SharedSpanTests>.Constructed);
        Assert.Equal(1, FinalizedTags<SharedSpanTests>.Finalized);

        [MethodImpl(MethodImplOptions.NoInlining)]
        static void CopyAndForget()
        {
            var span = new Span { SpanId = 1, Tags = new FinalizedTags<SharedSpanTests>() };
            Assert.NotSame(span.Tags, span.WithTexts().Tags);
        }
    }

    [Fact]
    public void TagsThatGrowMeanwhile_AreThereOrNot()
    {
        var span = new Span();
        Race.Run(Races,
            i =>
            {
                var next = new Span { SpanId = 1 };
                Volatile.Write(ref span, next);
                for (int tag = 0; tag < 9; tag++) next.SetTag(s_names[tag], "text");
            },
            () => Written.Verbatim(Volatile.Read(ref span).WithResource(Replaced)));
    }

    private static readonly string[] s_names = [.. Enumerable.Range(0, 9).Select(static i => $"name {i}")];

    private static string ModelOf(Span span) => ModelOfNode.Of(Written.Only(span)).ToString();

    // All but constants, which a class has for all of its objects.
    private static IEnumerable<string> ReplaceableNames(Span span)
    {
        TagLayout? layout = span.Tags is { } tags ? TagLayout.Of(tags) : null;
        return ModelOfSpan.Of(span).Meta.Keys
            .Where(name => layout is null || !layout.TryFind(name, out TagSlot slot) || slot.Kind != TagSlotKind.Constant);
    }
}
