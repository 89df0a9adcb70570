using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.Loader;
using SpanPack.Serialization.Tests.Support;
using SpanPack.Serialization.Tests.TagClasses;

namespace SpanPack.Serialization.Tests.HostileTags;

/// <summary>What is found out of a tag class, once a type.</summary>
public sealed class TagLayoutTests
{
    [Fact]
    public void AType_HasOneLayout()
    {
        Assert.Same(TagLayout.Of(new LeafTags()), TagLayout.Of(new LeafTags { Text = "other" }));
        Assert.NotSame(TagLayout.Of(new LeafTags()), TagLayout.Of(new BaseTags()));
    }

    [Fact]
    public void TypesOfOneTable_EachHaveTheirOwnSlots()
    {
        static ScriptStep Script(int level) => new(SlotSource.Own);
        SpanTags[] kinds = [ScriptedTags<int>.Create(Script), ScriptedTags<Guid>.Create(Script), ScriptedTags<(Guid, Guid)>.Create(Script),
            ScriptedTags<object>.Create(Script)];
        foreach (SpanTags tags in kinds)
        {
            Node written = Written.Only(new Span { SpanId = 1, Tags = tags });
            Assert.Equal(("own", "own", 1),
                (written["meta"]["text.0.0"].Text, written["meta"]["text.0.1"].Text, written["metrics"]["number.0.1"].Float64));
        }
    }

    [Fact]
    public void ManyTypes_EachHaveTheirOwn()
    {
        Type[] kinds = [.. typeof(string).Assembly.GetExportedTypes()
            .Where(static type => !type.IsGenericType && !type.IsByRefLike && !type.IsPointer && type != typeof(void))
            .Take(500)];
        SpanTags[] tags =
            Array.ConvertAll(kinds, static kind => (SpanTags)Activator.CreateInstance(typeof(EndlessTags<>).MakeGenericType(kind), 1)!);
        TagLayout[] layouts = Array.ConvertAll(tags, TagLayout.Of);

        Assert.Equal(500, layouts.Distinct().Count());
        Assert.Equal(layouts, tags.Select(TagLayout.Of));
    }

    [Fact]
    public void GeneratedClasses_AreReadByDistance_OthersThroughTheirLevels()
    {
        Assert.NotNull(TagLayout.Of(new LeafTags()).Merged);
        Assert.NotNull(TagLayout.Of(new DerivedByHand("text")).Merged);
        Assert.NotNull(TagLayout.Of(ScriptedTags<Version>.Create(static _ => new ScriptStep(SlotSource.Own))).Merged);
        Assert.Null(TagLayout.Of(ScriptedTags<Uri>.Create(static _ => new ScriptStep(SlotSource.Heap))).Merged);
        Assert.Null(TagLayout.Of(ScriptedTags<Random>.Create(static _ => new ScriptStep(SlotSource.Neighbour))).Merged);
        Assert.Null(TagLayout.Of(new MisalignedTags(1)).Merged);
    }

    [Fact]
    public void AMisalignedNumber_IsWrittenAllTheSame()
        => Assert.Equal(0.5, Written.Only(new Span { SpanId = 1, Tags = new MisalignedTags(0.5) })["metrics"]["number"].Float64);

    [Fact]
    public void DerivedByHand_HasTheTagsOfAllLevels()
    {
        foreach (DerivedByHand tags in (DerivedByHand[])[new("mine"), new DerivedWithoutLevel("mine"), new("mine")])
        {
            tags.Text = "base";
            Node written = Written.Only(new Span { SpanId = 1, Tags = tags });
            Assert.Equal(["by.hand", "test.base", "test.kind"], written["meta"].Keys.Order(StringComparer.Ordinal));
            Assert.Equal(("mine", "base"), (written["meta"]["by.hand"].Text, written["meta"]["test.base"].Text));
        }
    }

    [Fact]
    public void ALayout_IsMadeWithoutConstructorOrFinalizer()
    {
        WriteAndForget();
        for (int i = 0; i < 3; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }

        Assert.Equal((1, 1), (FinalizedTags<TagLayoutTests>.Constructed, FinalizedTags<TagLayoutTests>.Finalized));

        [MethodImpl(MethodImplOptions.NoInlining)]
        static void WriteAndForget()
        {
            var tags = new FinalizedTags<TagLayoutTests>();
            Assert.Equal("value", Written.Only(new Span { SpanId = 1, Tags = tags })["meta"]["text"].Text);
            Assert.NotNull(TagLayout.Of(tags).Merged);
        }
    }

    [Fact]
    public void StaticFieldsOfAClass_AreLeftAlone()
        => Assert.Equal("value", Written.Only(new Span { SpanId = 1, Tags = new UninitializableTags() })["meta"]["text"].Text);

    [Fact]
    public void SixtyFourLevels_AreTheMost()
    {
        Assert.Equal(64, TagLayout.Of(new EndlessTags<TagLayoutTests>(64)).Levels.Length);
        foreach (int levels in (int[])[65, int.MaxValue])
        {
            var span = new Span { SpanId = 1, Tags = new EndlessTags<HostileTagsTests>(levels) };
            var refusal = Assert.Throws<InvalidOperationException>(() => Written.Verbatim(span));
            Assert.Contains("EndlessTags", refusal.Message, StringComparison.Ordinal);
            Assert.Throws<InvalidOperationException>(() => span.SetTag("name", "value"));
        }
    }

    [Fact]
    public async Task ACollectibleType_HasALayout_AndCanBeUnloaded()
    {
        (WeakReference context, WeakReference type) = LoadAndWrite();
        // The runtime refers to them as long as it compiles their code in the background.
        await Wait.UntilCollectedAsync(context, "the load context");
        await Wait.UntilCollectedAsync(type, "the type");

        [MethodImpl(MethodImplOptions.NoInlining)]
        static (WeakReference Context, WeakReference Type) LoadAndWrite()
        {
            var context = new AssemblyLoadContext("tags", isCollectible: true);
            Assembly copy = context.LoadFromAssemblyPath(typeof(LeafTags).Assembly.Location);
            Type type = copy.GetType(typeof(LeafTags).FullName!)!;
            Assert.True(type.IsCollectible);
            var tags = (SpanTags)Activator.CreateInstance(type)!;
            type.GetProperty(nameof(LeafTags.Text))!.SetValue(tags, "value");
            Assert.Equal("value", Written.Only(new Span { SpanId = 1, Tags = tags })["meta"]["test.base"].Text);
            Assert.Same(TagLayout.Of(tags), TagLayout.Of((SpanTags)Activator.CreateInstance(type)!));
            context.Unload();
            return (new WeakReference(context), new WeakReference(type));
        }
    }
}
