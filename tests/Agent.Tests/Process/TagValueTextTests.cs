using System.Text;
using FsCheck.Fluent;

namespace SpanPack.Agent.Tests;

public sealed class TagValueTextTests
{
    [Fact]
    public void AnyText_IsWhatTheAgentMakesOfIt_WithoutColons()
        => Property.Holds(Gen.OneOf(Texts.Unicode,
            Texts.Of("a", "B", " ", "_", ":", ".", "/", "-", "Ⱥ", "İ", "ǅ", "٣", "\uD83D", new string('x', 99))).ToArbitrary(),
            600, static text =>
        {
            string made = TagValueText.Normalize(text);
            Assert.Equal(TagNormalization.Normalize(text.Replace(':', '_'), TagValueText.MaxBytes), made);
            Assert.DoesNotContain(':', made);
            Assert.True(Encoding.UTF8.GetByteCount(made) <= TagValueText.MaxBytes);
        });

    [Theory]
    [InlineData("Shop Web", "shop_web")]
    [InlineData("a::b:_c", "a_b_c")]
    [InlineData("Shop.Web+Program,x", "shop.web_program_x")]
    [InlineData("!?", "")]
    public void Values_AreShort(string text, string expected) => Assert.Equal(expected, TagValueText.Normalize(text));
}
