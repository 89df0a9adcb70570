using System.Text.Json;

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
        var spans = new OtlpSpans<JsonElement>(s_mapper, OtlpJsonReader.Instance);
        foreach (MappingCase one in MappingCase.All)
        {
            string json = CaseRequest.Write(one);
            using JsonDocument document = JsonDocument.Parse(json, new JsonDocumentOptions { MaxDepth = 256 });
            OtlpRequest<JsonElement> request = NewRequest<JsonElement>(json.Length);
            OtlpJsonReader.Index(document.RootElement, request);
            Assert.Equal(1, request.TraceCount);
            Span span = Assert.Single(spans.ReadTrace(request, 0));
            Assert.Empty(CaseComparison.Differences(one, span, FixedClock.Nanoseconds).Select(difference => $"{one.Name}: {difference}"));
        }
    }

    // As SDKs send them.
    [Fact]
    public void CasesAsProtobuf_GiveTheAgentsSpans()
    {
        foreach (MappingCase one in MappingCase.All)
        {
            using JsonDocument json = JsonDocument.Parse(CaseRequest.Write(one), new JsonDocumentOptions { MaxDepth = 256 });
            byte[] body = ProtobufRequest.Of(json.RootElement);
            OtlpRequest<Range> request = NewRequest<Range>(body.Length);
            var reader = new OtlpProtobufReader(body);
            reader.Index(request);
            Span span = Assert.Single(new OtlpSpans<Range>(s_mapper, reader).ReadTrace(request, 0));
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

    private static OtlpRequest<T> NewRequest<T>(int bytes) => new(new OtlpBudget(bytes, maxObjects: 50_000_000, maxPayload: 50_000_000));
}
