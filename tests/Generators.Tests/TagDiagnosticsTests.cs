using Microsoft.CodeAnalysis;
using SpanPack.Generators.Tests.Infrastructure;

namespace SpanPack.Generators.Tests;

/// <summary>Rules about tag classes and their properties.</summary>
public class TagDiagnosticsTests
{
    [Fact]
    public void DuplicateName() => DiagnosticFixture.Verify("""
        [SpanTags, ConstantTag([|SPK006:"a"|], "x"), ConstantTag("k", "x"), ConstantTag([|SPK006:"k"|], "y")]
        internal partial class Base : SpanTags
        {
            [Tag("a")] public partial string? A { get; set; }
            [Tag([|SPK006:"a"|])] public partial string? B { get; set; }
            [Metric([|SPK006:"a"|])] public partial double? C { get; set; }
            [Metric("m")] public partial double? M { get; set; }
        }
        internal class Between : Base;
        [SpanTags]
        internal partial class Leaf : Between
        {
            [Tag([|SPK006:"m"|])] public partial string? D { get; set; }
            [Tag([|SPK006:"k"|])] public partial string? E { get; set; }
            [Tag("A")] public partial string? F { get; set; }
        }
        [SpanTags] internal partial class Other : SpanTags { [Tag("a")] public partial string? A { get; set; } }
        """,
        "Tag name 'a' of a constant tag of 'Base' is already declared by 'Base.A'; a name may occur once in a tag class and its bases",
        "Tag name 'k' of a constant tag of 'Base' is already declared by a constant tag of 'Base'; a name may occur once in a tag class "
            + "and its bases",
        "Tag name 'a' of 'Base.B' is already declared by 'Base.A'; a name may occur once in a tag class and its bases",
        "Tag name 'a' of 'Base.C' is already declared by 'Base.A'; a name may occur once in a tag class and its bases",
        "Tag name 'm' of 'Leaf.D' is already declared by 'Base.M'; a name may occur once in a tag class and its bases",
        "Tag name 'k' of 'Leaf.E' is already declared by a constant tag of 'Base'; a name may occur once in a tag class and its bases");

    [Fact]
    public void DuplicateName_AcrossAssemblies()
    {
        MetadataReference library = GeneratorFixture.Compile("""
            [SpanTags, ConstantTag("component", "x")]
            public partial class WebTags : SpanTags
            {
                [Tag("http.method")] public partial string? Method { get; set; }
                [Metric("size")] protected partial double? Size { get; set; }
            }
            """, "Web");
        var source = new MarkedSource("""
            [SpanTags, ConstantTag([|SPK006:"component"|], "y")]
            internal partial class Leaf : WebTags
            {
                [Tag([|SPK006:"http.method"|])] public partial string? A { get; set; }
                [Tag([|SPK006:"size"|])] public partial string? B { get; set; }
                [Tag("free")] public partial string? C { get; set; }
            }
            """);
        DiagnosticFixture.Verify(
            TestCompilation.Create(source.Text, references: library),
            source,
            "Tag name 'component' of a constant tag of 'Leaf' is already declared by a constant tag of 'WebTags'; a name may occur once "
                + "in a tag class and its bases",
            "Tag name 'http.method' of 'Leaf.A' is already declared by 'WebTags.Method'; a name may occur once "
                + "in a tag class and its bases",
            "Tag name 'size' of 'Leaf.B' is already declared by 'WebTags.Size'; a name may occur once in a tag class and its bases");
    }

    [Fact]
    public void NotPartialOrImplemented() => DiagnosticFixture.Verify("""
        [SpanTags]
        internal partial class A : SpanTags
        {
            [Tag("b")] public string? [|SPK008:B|] { get; set; }
            [Tag("c")] public partial string? [|SPK016:C|] { get => null; set { } }
            [Tag("d")] public partial string? [|SPK016:D|] { get; set; }
            public partial string? D { get => null; set { } }
            [Tag("e")] public partial string? [|SPK016:E|] { get; set; } = "x";
        }
        """,
        "Property 'B' is not partial; add 'partial' and leave its body to the generator",
        "Property 'C' already has an implementation; leave its body to the generator",
        "Property 'D' already has an implementation; leave its body to the generator",
        "Property 'E' already has an implementation; leave its body to the generator");

    [Theory]
    [InlineData("string", "string")]
    [InlineData("bool", "bool")]
    [InlineData("int", "int")]
    [InlineData("DayOfWeek", "System.DayOfWeek")]
    [InlineData("object?", "object?")]
    [InlineData("char?", "char?")]
    [InlineData("double?", "double?")]
    [InlineData("decimal?", "decimal?")]
    [InlineData("nint?", "nint?")]
    [InlineData("Int128?", "System.Int128?")]
    [InlineData("Guid?", "System.Guid?")]
    [InlineData("string[]?", "string[]?")]
    [InlineData("ref string?", "ref string?")]
    public void UnsupportedTagType(string type, string displayed) => DiagnosticFixture.Verify($$"""
        [SpanTags] internal partial class A : SpanTags { [Tag("b")] public partial [|SPK011:{{type}}|] B { get; set; } }
        """,
        $"Property 'B' of type '{displayed}' cannot hold a tag; supported are 'string?' and nullable bool, integers of up to 64 bits and "
            + "enums");

    [Theory]
    [InlineData("double", "double")]
    [InlineData("long", "long")]
    [InlineData("bool?", "bool?")]
    [InlineData("string?", "string?")]
    [InlineData("decimal?", "decimal?")]
    [InlineData("Half?", "System.Half?")]
    [InlineData("DayOfWeek?", "System.DayOfWeek?")]
    public void UnsupportedMetricType(string type, string displayed) => DiagnosticFixture.Verify($$"""
        [SpanTags] internal partial class A : SpanTags { [Metric("b")] public partial [|SPK011:{{type}}|] B { get; set; } }
        """,
        $"Property 'B' of type '{displayed}' cannot hold a metric; supported are nullable double, float and integers of up to 64 bits");

    [Theory]
    [InlineData("static")]
    [InlineData("virtual")]
    [InlineData("override")]
    [InlineData("abstract")]
    [InlineData("sealed")]
    [InlineData("required")]
    [InlineData("readonly")]
    [InlineData("extern")]
    public void UnsupportedModifier(string modifier) => DiagnosticFixture.Verify($$"""
        [SpanTags] internal abstract partial class A : SpanTags { [Tag("b")] public [|SPK012:{{modifier}}|] partial string? B { get; set; } }
        """,
        $"Member 'B' is '{modifier}'; a member implemented by the generator must not be");

    [Theory]
    [InlineData("get;")]
    [InlineData("set;")]
    [InlineData("get; init;")]
    public void UnsupportedAccessors(string accessors) => DiagnosticFixture.Verify($$"""
        [SpanTags] internal partial class A : SpanTags { [Metric("b")] public partial double? [|SPK013:B|] { {{accessors}} } }
        """,
        $"Property 'B' has the accessors '{accessors}'; it must have 'get; set;'");

    [Fact]
    public void ClassAttributeMissing() => DiagnosticFixture.Verify("""
        internal partial class A : SpanTags
        {
            [[|SPK018:Tag("b")|]] public partial string? B { get; set; }
            [[|SPK018:Metric("c")|]] public partial double? C { get; set; }
            [SpanTags] internal partial class Inner : SpanTags { [Tag("ok")] public partial string? Ok { get; set; } }
        }
        [[|SPK018:ConstantTag("a", "b")|], [|SPK018:ConstantTag("c", "d")|]] internal partial class D : SpanTags;
        [[|SPK018:ConstantTag("e", "f")|]] partial class D;
        internal struct S { [[|SPK018:Tag("b")|]] public string? B { get; set; } }
        """,
        "[Tag] on 'B' has no effect because 'A' is not marked [SpanTags]; mark the class, or remove the attribute",
        "[Metric] on 'C' has no effect because 'A' is not marked [SpanTags]; mark the class, or remove the attribute",
        "[ConstantTag] on 'D' has no effect because 'D' is not marked [SpanTags]; mark the class, or remove the attribute",
        "[ConstantTag] on 'D' has no effect because 'D' is not marked [SpanTags]; mark the class, or remove the attribute",
        "[ConstantTag] on 'D' has no effect because 'D' is not marked [SpanTags]; mark the class, or remove the attribute",
        "[Tag] on 'B' has no effect because 'S' is not marked [SpanTags]; mark the class, or remove the attribute");

    [Fact]
    public void TooManyMetrics()
    {
        string metrics =
            string.Concat(Enumerable.Range(0, 65).Select(static i => $"[Metric(\"m{i}\")] public partial double? M{i} {{ get; set; }}\n"));
        DiagnosticFixture.Verify(
            $$"""[SpanTags] internal partial class [|SPK021:A|] : SpanTags { {{metrics}} }""",
            "Class 'A' declares 65 metrics; at most 64 are supported, put the others in a base or derived class");
    }

    [Fact]
    public void UnsupportedTarget() => DiagnosticFixture.Verify("""
        internal interface I { string? B { get; set; } }
        [SpanTags] internal partial class A : SpanTags, I
        {
            [Tag("b")] string? I.[|SPK025:B|] { get => null; set { } }
            [Tag("c")] public string? [|SPK025:this|][int index] { get => null; set { } }
        }
        """,
        "[Tag] is on an explicit interface implementation; it must be on a partial property",
        "[Tag] is on an indexer; it must be on a partial property");

    [Fact]
    public void AmbiguousEnumText() => DiagnosticFixture.Verify("""
        using System.Runtime.Serialization;
        internal enum Kind { Client, [EnumMember(Value = "Client")] Server }
        internal enum Same { Client, [EnumMember(Value = "Client")] Alias = 0 }
        internal enum Bad { [EnumMember(Value = "\uD800")] X }
        [SpanTags] internal partial class A : SpanTags
        {
            [Tag("b")] public partial [|SPK026:Kind?|] B { get; set; }
            [Tag("c")] public partial Same? C { get; set; }
            [Tag("d")] public partial [|SPK005:Bad?|] D { get; set; }
        }
        """,
        "Members 'Client' and 'Server' of enum 'Kind' are both sent as 'Client'; each value needs a separate text",
        "Text of 'Bad.X' has the lone surrogate U+D800 at index 0; only text that UTF-8 can hold is supported");

    [Fact]
    public void GoodMembersOfABadClassAreStillGenerated()
    {
        var compilation = TestCompilation.Create("""
            [SpanTags] internal partial class A : SpanTags
            {
                [Tag("b")] public string? B { get; set; }
                [Tag("c")] public partial string? C { get; set; }
            }
            """);
        Assert.Single(GeneratorFixture.Run(compilation, out _, "SPK008"));
    }

    [Fact]
    public void NamesOfTheTracer() => DiagnosticFixture.Verify("""
        [SpanTags, ConstantTag([|SPK028:"language"|], "dotnet"), ConstantTag("languages", "dotnet")]
        internal partial class A : SpanTags
        {
            [Tag([|SPK028:"env"|])] public partial string? B { get; set; }
            [Tag([|SPK028:AzureAppServicesTags.Runtime|])] public partial string? C { get; set; }
            [Tag([|SPK028:"_dd.p.usr.id"|])] public partial string? D { get; set; }
            [Metric([|SPK028:"_sampling_priority_v1"|])] public partial int? E { get; set; }
            [Metric(MetricNames.Measured)] public partial int? F { get; set; }
        }
        """,
        "Tag name 'language' of a constant tag of 'A' belongs to the tracer; where the tracer has a value for it, this one is not sent",
        "Tag name 'env' of 'A.B' belongs to the tracer; where the tracer has a value for it, this one is not sent",
        "Tag name 'aas.environment.runtime' of 'A.C' belongs to the tracer; where the tracer has a value for it, this one is not sent",
        "Tag name '_dd.p.usr.id' of 'A.D' belongs to the tracer; where the tracer has a value for it, this one is not sent",
        "Tag name '_sampling_priority_v1' of 'A.E' belongs to the tracer; where the tracer has a value for it, this one is not sent");
}
