"""The ground: where bases fit, where creatures can go, and what they see."""
