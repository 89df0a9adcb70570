using System.Text;

namespace SpanPack.Activities.Tests.Configurations;

/// <summary>Configurations of tracing that an agent sends. They may have any content.</summary>
public sealed class TracingConfigurationTests
{
    [Fact]
    public void Headers_are_those_that_the_variable_would_have()
        => Assert.Equal("X-A:a,X-B,X-C,X-D",
            Read("""
                {"lib_config":{"tracing_header_tags":[{"header":"X-A","tag_name":"a"},{"header":"X-B","tag_name":""},
                {"header":"X-C","tag_name":null},{"header":"X-D"}]}}
                """).Settings.HeaderTags);

    [Theory]
    [InlineData("", "The configuration is not JSON: ")]
    [InlineData("nonsense", "The configuration is not JSON: ")]
    [InlineData("{", "The configuration is not JSON: ")]
    [InlineData("""{"lib_config":{"tracing_tags":["\ud800"]}}""", "The configuration is not JSON: ")]
    [InlineData("[]", "The configuration is not a JSON object.")]
    [InlineData("null", "The configuration is not a JSON object.")]
    [InlineData("""{"lib_config":[]}""", "lib_config is Array, not Object.")]
    [InlineData("""{"service_target":{"service":1}}""", "service is Number, not String.")]
    [InlineData("""{"lib_config":{"tracing_header_tags":[{"header":"a","tag_name":1}]}}""", "tag_name is Number, not String.")]
    [InlineData("""{"lib_config":{"tracing_header_tags":["a"]}}""", "tracing_header_tags has an element without a header.")]
    [InlineData("""{"lib_config":{"tracing_sampling_rules":[{"tags":[{"key":1,"value_glob":"a"}]}]}}""", "")]
    [InlineData("""{"lib_config":{"tracing_sampling_rules":[{"tags":[{"key":"a","value_glob":null}]}]}}""", "")]
    [InlineData("""{"lib_config":{"tracing_sampling_rules":[{"tags":[{"key":"a"}]}]}}""", "")]
    [InlineData("""{"lib_config":{"tracing_sampling_rules":[{"tags":["a"]}]}}""", "")]
    public void What_is_wrong_is_refused_with_a_reason(string json, string reason)
        => Assert.StartsWith(reason, Assert.Throws<FormatException>(() => Read(json)).Message, StringComparison.Ordinal);

    private static TracingConfiguration Read(string json) => TracingConfiguration.Read(Encoding.UTF8.GetBytes(json));
}
