using SpanPack.Serialization.Tests.Models;
using SpanPack.Serialization.Tests.Plans;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.TypedAttributes;

/// <summary>
/// One name set as text, as number, as typed attribute, through a slot and as a constant: every format has it once, with the value that
/// came last.
/// </summary>
[Trait(Category.Name, Category.Properties)]
public sealed class NewestWinsTests
{
    private static readonly string[] s_names =
        ["test.base", "test.base.count", "test.kind", "test.leaf", "test.middle.3", "test.leaf.metric", "test.leaf.int", "test.leaf.3",
            "custom.1", "custom.2", "custom.3"];

    public static TheoryData<TraceFormat> Formats => [.. Enum.GetValues<TraceFormat>()];

    [Theory]
    [MemberData(nameof(Formats))]
    public void AName_IsWrittenOnce_WithItsNewestValue(TraceFormat format)
    {
        for (int seed = 0; seed < 400; seed++)
        {
            List<TagOperation> operations = Draw(new Dice(seed));
            var span = new Span { TraceId = 1, SpanId = 2, Name = "n" };
            foreach (TagOperation operation in operations) operation.Apply(span);
            var oracle = new TagOracle(operations);
            SortedSet<string> expected = [.. oracle.Strings().Select(static tag => $"{tag.Key} = {tag.Value}"),
                .. oracle.Numbers().Select(static tag => $"{tag.Key} = {TagFacts.Number(tag.Value)}")];

            Assert.Equal(expected, new SortedSet<string>(Written(format, span)));
        }
    }

    private static List<TagOperation> Draw(Dice dice)
    {
        List<TagOperation> operations = dice.ListOf(12, () => DrawOne(dice));
        operations.Insert(dice.Below(operations.Count + 1), new(TagOperationKind.AssignTags, Class: typeof(LeafTags)));
        return operations;
    }

    private static TagOperation DrawOne(Dice dice)
    {
        string name = dice.Of(s_names);
        return dice.Below(9) switch
        {
            0 or 1 => new(TagOperationKind.SetTag, name, dice.OneIn(4) ? null : dice.Of("text", "12")),
            2 => new(TagOperationKind.SetMetric, name, Number: dice.OneIn(4) ? null : dice.Below(100)),
            3 or 4 => new(TagOperationKind.SetAttribute, name, Number: dice.OneIn(3) ? null : dice.Below(100)),
            5 => new(TagOperationKind.AssignTags, Class: dice.Of(null, typeof(LeafTags), typeof(BaseTags))),
            _ => new(TagOperationKind.SetProperty, name, dice.OneIn(6) ? null : "property", dice.OneIn(6) ? null : dice.Below(100)),
        };
    }

    private static string[] Written(TraceFormat format, Span span)
    {
        using var payload = new TracePayloadWriter(format, TracePayloadWriterOptions.Verbatim);
        Assert.True(payload.TryAppend(new TraceChunk(span)));
        return TagFacts.Of(format, payload.Complete().AsMemory().Span);
    }
}
