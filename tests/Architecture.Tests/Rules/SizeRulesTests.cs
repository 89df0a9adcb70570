using SpanPack.Architecture.Tests.Exceptions;
using SpanPack.Architecture.Tests.Sources;

namespace SpanPack.Architecture.Tests.Rules;

/// <summary>What counts as a line, a parameter and a method.</summary>
public sealed class SizeRulesTests
{
    private static readonly SourceFile[] s_files =
    [
        SourceFile.Parse("A.cs", """
            class A
            {
                A(int a, int b) { }
                void Short(int z) { }
                [System.Obsolete]
                void Long()
                {
                    void Inner(int a, int b, int c) { }
                }
                void Short(int a) { }
                static A operator +(A a, A b) => a;
                void WriteOther(int others) { }
                void ReadOthers(int other) { }
            }

            """),
    ];

    [Fact]
    public void File_CountsItsLastLine()
    {
        Assert.Empty(SizeRules.LongFiles(s_files, 14));
        Assert.Equal([new Finding("A.cs", 14, "A.cs has 14 lines; at most 13 are allowed")], SizeRules.LongFiles(s_files, 13));
    }

    [Fact]
    public void Method_CountsItsAttributes()
        => Assert.Equal([new Finding("A.cs Long", 5, "A.cs Long has 5 lines; at most 4 are allowed")], SizeRules.LongMethods(s_files, 4));

    [Fact]
    public void Parameters_OfConstructorsOperatorsAndLocalFunctions_Count()
        => Assert.Equal([("A.cs A()", 2), ("A.cs Inner", 3), ("A.cs operator", 2)],
            SizeRules.Parameters(s_files, 1).Select(static finding => (finding.Key, finding.Size)));

    [Fact]
    public void Overloads_CountAsTheLargest()
        => Assert.Equal(1, SizeRules.Parameters(s_files, 0).Single(static finding => finding.Key == "A.cs Short").Size);

    [Fact]
    public void Writers_ReturnAReferenceToAByte()
    {
        SourceFile file = SourceFile.Parse("B.cs", """
            class B
            {
                ref byte Write(ref byte to, int a) => ref to;
                ref int At(ref int to, int a) => ref to;
                byte Read(int a, int b) => 0;
            }
            """);
        Assert.Equal([("B.cs Write", 2)], SizeRules.WriterParameters([file], 1).Select(static finding => (finding.Key, finding.Size)));
    }

    [Fact]
    public void Other_IsAWord()
        => Assert.Equal(["A.cs WriteOther"], SizeRules.MethodsCalledOther(s_files).Select(static finding => finding.Key));
}
