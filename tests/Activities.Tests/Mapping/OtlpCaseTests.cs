using System.Text.Json;
using SpanPack.Tool;

namespace SpanPack.Activities.Tests.Mapping;

/// <summary>Every case of the vectors, as an OTLP span, gives the agent's span.</summary>
public sealed class OtlpCaseTests
{
    private const int CaseCount = 572;

    private static readonly SpanMapper s_mapper = new(new MappingOptions { Clock = new FixedClock() });

    /// <summary>The cases by number: names have characters that test runners change.</summary>
    public static TheoryData<int, string> Cases
    {
        get
        {
            var data = new TheoryData<int, string>();
            for (int i = 0; i < MappingCase.All.Length; i++) data.Add(i, MappingCase.All[i].Name);
            return data;
        }
    }

    [Fact]
    public void AllCases_AreThere()
    {
        _ = MappingCase.All;
        Assert.Equal(CaseCount, MappingCase.FileCases);
    }

    [Theory]
    [MemberData(nameof(Cases))]
    public void Case_GivesTheAgentsSpan(int index, string name)
    {
        MappingCase one = MappingCase.All[index];
        Assert.Equal(name, one.Name);
        var span = new Span();
        s_mapper.Map(CaseSource.Read(one), CaseSource.ReadResource(one), span);

        Assert.Empty(CaseComparison.Differences(one, span, FixedClock.Nanoseconds));
    }

    // As the tool reads a collector's file.
    [Fact]
    public void CasesAsRequests_GiveTheAgentsSpans()
    {
        var spans = new OtlpSpans(s_mapper);
        foreach (MappingCase one in MappingCase.All)
        {
            string json = CaseRequest.Write(one);
            using JsonDocument document = JsonDocument.Parse(json, new JsonDocumentOptions { MaxDepth = 256 });
            var request = new OtlpRequest(document.RootElement, new OtlpBudget(json.Length));
            Assert.Equal(1, request.TraceCount);
            Span span = Assert.Single(spans.ReadTrace(request, 0));
            Assert.Empty(CaseComparison.Differences(one, span, FixedClock.Nanoseconds).Select(difference => $"{one.Name}: {difference}"));
        }
    }

    // One span takes all cases, one after the other: what it was must not be seen in what it is.
    [Fact]
    public void UsedSpan_KeepsNothing()
    {
        var span = new Span();
        foreach (MappingCase one in MappingCase.All.Concat(MappingCase.All.Reverse()))
        {
            TagObjects.Clear(span);
            s_mapper.Map(CaseSource.Read(one), CaseSource.ReadResource(one), span);
            Assert.Empty(CaseComparison.Differences(one, span, FixedClock.Nanoseconds));
        }
    }
}
